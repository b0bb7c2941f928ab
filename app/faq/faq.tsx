'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useMemo, useRef } from 'react';
import { KeptUnfold } from '@/app/long-text/kept-unfold';
import { LongText } from '@/app/long-text/long-text';
import { buttonClass } from '@/components/button/button';
import { Icon } from '@/components/icon/icon';
import { iconSearch } from '@/components/icon/shapes/input';
import { Section } from '@/components/section/section';
import { TextField } from '@/components/text-field/text-field';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';
import type { TextValues } from '@/lib/i18n/long-texts';
import { approvalValidMs, refusalRetryDays, usualAuditMinutes } from '@/lib/loan/constants';
import { dailyRateOf, onceRateOf, type PenaltyRates } from '@/lib/loan/penalty';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { useIsReturn } from '@/lib/router/use-is-return';
import { useKept } from '@/lib/router/use-kept';
import { useLinkTo } from '@/lib/router/use-link-to';
import { faqLinks } from './faq-links';
import { type FaqEntry, type FaqTopic, searchFaq } from './search-faq';

const dayMs = 86_400_000;

const fixedValues = {
  auditMinutes: usualAuditMinutes,
  retryDays: refusalRetryDays,
  approvalDays: Math.ceil(approvalValidMs / dayMs),
};

type FaqProps = {
  /** The id of an entry to open and scroll to, such as `late`; another value does nothing. */
  opened?: string;
};

/** The frequently asked questions in the current language, with a search. */
export function Faq({ opened }: FaqProps) {
  return (
    <LongText name="faq" values={useValues()}>
      {(topics) => <FaqList topics={topics} opened={opened} />}
    </LongText>
  );
}

/** The figures of the answers, formatted; `null` for a late charge that is not known, whose paragraph is left out. */
function useValues(): TextValues {
  const format = useFormat();
  const { data: home } = useCall('app/home', {}, { quiet: true });
  const rates: PenaltyRates = home?.order?.penalty ?? home?.penalty ?? {};
  const percent = (rate?: number) => (rate === undefined ? null : format.percent(rate, 'ifAny'));
  const once = percent(onceRateOf(rates));
  const daily = percent(dailyRateOf(rates));
  const most = percent(rates.max_rate);
  return useMemo(() => ({ ...fixedValues, once, daily, most }), [once, daily, most]);
}

type AnswersProps = {
  /** The ids of the entries to show. */
  shown: readonly string[];
  /** The screen on which they are: an answer does not link to it. */
  here: RoutePath;
};

/** Some of the questions, without search and topics. */
export function FaqAnswers({ shown, here }: AnswersProps) {
  return (
    <LongText name="faq" values={useValues()}>
      {(topics) => (
        <div className="faq">
          {topics
            .flatMap(({ entries }) => entries)
            .filter(({ id }) => shown.includes(id))
            .map((entry) => (
              <Entry key={entry.id} entry={entry} here={here} />
            ))}
        </div>
      )}
    </LongText>
  );
}

const queries = new Map<string, string>();

function FaqList({ topics, opened }: FaqProps & { topics: readonly FaqTopic[] }) {
  const t = useTranslations('faq');
  const id = useId();
  const [query, setQuery] = useKept(queries, 'query', '');
  const found = searchFaq(topics, query);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div className="faq">
      <TextField
        id={id}
        type="search"
        label={t('search')}
        value={query}
        enterKeyHint="search"
        autoComplete="off"
        end={<Icon of={iconSearch} />}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p className="faq__count" role="status">
        {query.trim() !== '' && t('found', { count })}
      </p>
      {found.map((topic) => (
        <Section key={topic.id} title={topic.title}>
          {topic.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} isOpened={entry.id === opened} />
          ))}
        </Section>
      ))}
    </div>
  );
}

type EntryProps = { entry: FaqEntry; isOpened?: boolean; here?: RoutePath };

function Entry({ entry: { id, question, answer, link }, isOpened = false, here }: EntryProps) {
  const linkTo = useLinkTo();
  const target = faqLinks[id];
  const summary = useRef<HTMLElement>(null);
  // Who comes back finds the page where it was left.
  const isShown = !useIsReturn() && isOpened;
  useEffect(() => {
    if (!isShown) return;
    summary.current?.scrollIntoView({ block: 'start' });
    summary.current?.focus({ preventScroll: true });
  }, [isShown]);
  return (
    <KeptUnfold name={id} title={question} titleRef={summary} open={isOpened}>
      <div className="faq__answer">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && target && target[0] !== here && (
          <a className={buttonClass('soft', true)} {...linkTo(...target)}>
            {link}
          </a>
        )}
      </div>
    </KeptUnfold>
  );
}
