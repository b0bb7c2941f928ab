'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import * as v from 'valibot';
import { useOfferedKinds } from '@/app/consent/use-consent-kinds';
import { Faq } from '@/app/faq/faq';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { DraftNotice } from '@/app/long-text/draft-notice';
import { LongText } from '@/app/long-text/long-text';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { Unfold } from '@/components/unfold/unfold';
import { config } from '@/lib/config';
import { contact } from '@/lib/contact';
import { useFormat } from '@/lib/format/use-format';
import type { LongTexts, TextValues } from '@/lib/i18n/long-texts';
import { lenderValues } from '@/lib/lender';
import { defineScreen } from '@/lib/router/define-screen';
import { useLinkTo } from '@/lib/router/use-link-to';
import { DeletionRequest } from './deletion-request';
import { ids } from './screen.ids';

const types = ['privacy', 'terms', 'about', 'faq', 'deletion'] as const;

type PolicyType = (typeof types)[number];

/** The types with a long text of their own. */
type PolicyName = Exclude<PolicyType, 'faq'>;

const brand = { brand: config.brand };

/** Without a type it is the privacy policy; `q` opens an answer of the FAQ by its id. */
const query = v.object({
  type: v.optional(v.fallback(v.picklist([...types, 'unknown']), 'unknown'), 'privacy'),
  q: v.optional(v.string()),
});

/** Privacy policy, terms, about, FAQ, and how an account is deleted (contract.md section 5). */
export const screen = defineScreen({ query, Screen: Policy });

function Policy({ type, q }: { type: PolicyType | 'unknown'; q?: string }) {
  const t = useTranslations('policy');
  if (type === 'unknown') {
    return (
      <ScreenFrame title={t('unknown.title')} heading="large">
        <p className="lede">{t('unknown.text')}</p>
        <OtherTexts />
      </ScreenFrame>
    );
  }
  const title = t(`title.${type}`, brand);
  return (
    <ScreenFrame title={title} heading="large">
      {type === 'faq' ? <Questions opened={q} /> : <PolicyText name={type} />}
      <Section title={t('more')}>
        <OtherTexts shown={type} />
      </Section>
    </ScreenFrame>
  );
}

function Questions({ opened }: { opened: string | undefined }) {
  const t = useTranslations('policy');
  return (
    <>
      <p className="lede">{t('faqLede')}</p>
      <Faq opened={opened} />
    </>
  );
}

function PolicyText({ name }: { name: PolicyName }) {
  const t = useTranslations('policy');
  const format = useFormat();
  const values = usePolicyValues();
  return (
    <>
      <p className="lede">{t('date', { date: format.date(config.textsVersion) })}</p>
      {name !== 'about' && <DraftNotice />}
      <article className="policy" id={ids.text}>
        {name === 'deletion' ? (
          <LongText name={name} values={values}>
            {(text) => (
              <PolicyArticle text={text} numbered>
                <DeletionRequest text={text.request} />
              </PolicyArticle>
            )}
          </LongText>
        ) : (
          <LongText name={name} values={values}>
            {(text) => <PolicyArticle text={text} numbered={name !== 'about'} />}
          </LongText>
        )}
      </article>
      {name === 'about' && <Licences />}
    </>
  );
}

/** The lender, and what only some builds send: the store's reads neither messages nor the list of apps. */
function usePolicyValues(): TextValues {
  const kinds = useOfferedKinds();
  return useMemo(
    () => ({
      ...lenderValues,
      email: contact.email,
      apps: kinds.includes('apps') ? '' : null,
      sms: kinds.includes('sms') ? '' : null,
    }),
    [kinds],
  );
}

/** The notices of everything that ships: a file of the export (scripts/export/licences), loaded when it is opened. */
function Licences() {
  const title = useTranslations('policy')('licences');
  return (
    <Unfold id={ids.licences} title={title}>
      <iframe
        className="policy__licences"
        src="./licences.txt"
        title={title}
        loading="lazy"
        sandbox=""
      />
    </Unfold>
  );
}

type ArticleProps = {
  text: LongTexts[PolicyName];
  /** Numbers the sections, so that they can be referred to. */
  numbered: boolean;
  /** Before the sections. */
  children?: ReactNode;
};

/** A policy as headings, paragraphs and lists; where its sections are numbered, below a list of them. */
function PolicyArticle({ text: { intro, sections }, numbered, children }: ArticleProps) {
  return (
    <>
      <p className="policy__intro">{intro}</p>
      {children}
      {numbered && <Contents sections={sections} />}
      {sections.map(({ id, title, blocks }, index) => (
        <section key={id} className="policy__section" aria-labelledby={headingId(id)}>
          <h2 id={headingId(id)} tabIndex={-1}>
            {numbered ? `${index + 1}. ${title}` : title}
          </h2>
          {blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a constant text have no identity
            <Block key={at} block={block} />
          ))}
        </section>
      ))}
    </>
  );
}

/** The titles of the sections; a tap scrolls to one. Buttons, as the address's hash is the screen. */
function Contents({ sections }: Pick<LongTexts[PolicyName], 'sections'>) {
  const t = useTranslations('policy');
  function show(id: string) {
    const heading = document.getElementById(headingId(id));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }
  return (
    <Unfold id={ids.contents} title={t('contents')}>
      <ol className="policy__contents">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className="link" onClick={() => show(id)}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </Unfold>
  );
}

function headingId(section: string): string {
  return `policy-${section}`;
}

/** What a point is about, before its first colon, and the rest of it. */
const aboutAndRest = /^([^.:;]{2,40}:) (.+)$/s;

/** A paragraph, or a list of points: where most say first what they are about, that stands out, to be skimmed. */
function Block({ block }: { block: string | { list: readonly string[] } }) {
  if (typeof block === 'string') return <p>{block}</p>;
  const { list } = block;
  const isIndex = list.filter((point) => aboutAndRest.test(point)).length > list.length / 2;
  return (
    <ul className="policy__list">
      {list.map((point) => {
        const [, about, rest] = (isIndex && aboutAndRest.exec(point)) || [];
        return (
          <li key={point}>
            {about && <b>{about}</b>} <span>{rest ?? point}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Links to the texts, except the one that is shown, and to customer service. */
function OtherTexts({ shown }: { shown?: PolicyType }) {
  const t = useTranslations('policy');
  const linkTo = useLinkTo();
  return (
    <Rows>
      {types
        .filter((type) => type !== shown)
        .map((type) => (
          <LinkRow
            key={type}
            id={ids[type]}
            title={t(`title.${type}`, brand)}
            {...linkTo('/pages/policy/policy', { type })}
          />
        ))}
      <LinkRow
        id={ids.help}
        title={t('help')}
        {...linkTo('/pages/custom-service/custom-service')}
      />
    </Rows>
  );
}
