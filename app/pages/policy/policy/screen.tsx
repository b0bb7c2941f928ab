'use client';
import { useTranslations } from 'next-intl';
import * as v from 'valibot';
import { Faq } from '@/app/faq/faq';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { LongText } from '@/app/long-text/long-text';
import { Notice } from '@/components/notice/notice';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { config } from '@/lib/config';
import { useFormat } from '@/lib/format/use-format';
import { defineScreen } from '@/lib/router/define-screen';
import { useLinkTo } from '@/lib/router/use-link-to';
import { PolicyArticle } from './policy-article';
import { ids } from './screen.ids';
import './screen.css';

const types = ['privacy', 'terms', 'about', 'faq'] as const;

type PolicyType = (typeof types)[number];

const titles = {
  privacy: 'title.privacy',
  terms: 'title.terms',
  about: 'title.about',
  faq: 'title.faq',
} as const satisfies Record<PolicyType, string>;

const values = { brand: config.brand };

/** The day the drafts in `locales/long` were written. */
const policyDate = '2026-11-20';

/** The address names a text; whatever else it says means the privacy policy. */
const query = v.object({ type: v.optional(v.fallback(v.picklist(types), 'privacy'), 'privacy') });

/** Privacy policy, terms, about and frequent questions (contract.md section 5). */
export const screen = defineScreen({ query, Screen: Policy });

function Policy({ type }: { type: PolicyType }) {
  const t = useTranslations('policy');
  const title = t(titles[type], { brand: config.brand });
  return (
    <ScreenFrame title={title} heading>
      {type === 'faq' ? <Questions /> : <PolicyText name={type} />}
      <Section title={t('more')}>
        <Others shown={type} />
      </Section>
    </ScreenFrame>
  );
}

function Questions() {
  const t = useTranslations('policy');
  return (
    <>
      <p className="lede">{t('faqLede')}</p>
      <Faq />
    </>
  );
}

function PolicyText({ name }: { name: Exclude<PolicyType, 'faq'> }) {
  const t = useTranslations('policy');
  const format = useFormat();
  return (
    <>
      <p className="lede">{t('date', { date: format.date(policyDate) })}</p>
      {name !== 'about' && (
        <Notice tone="warn" title={t('draftTitle')} id={ids.draft}>
          {t('draftText')}
        </Notice>
      )}
      <article className="policy" id={ids.text}>
        <LongText name={name} values={values}>
          {(text) => <PolicyArticle text={text} numbered={name !== 'about'} />}
        </LongText>
      </article>
    </>
  );
}

/** The way to the other texts, and to a person. */
function Others({ shown }: { shown: PolicyType }) {
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
            title={t(titles[type], { brand: config.brand })}
            {...linkTo('/pages/policy/policy', { type }, 'replace')}
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
