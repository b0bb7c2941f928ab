import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { agreementDate } from '@/app/agreement/agreement-record';
import { faqLinks } from '@/app/faq/faq-links';
import { milestoneEvents } from '@/lib/attribution/milestones';
import { behaviorEvents } from '@/lib/behavior/events';
import { consentKinds, retentionDays } from '@/lib/consent/kinds';
import { locales } from '@/lib/i18n/locale';
import { fillText, type LongTexts, loadText } from '@/lib/i18n/long-texts';
import { refusalRetryDays, usualAuditMinutes } from '@/lib/loan/constants';
import { sentFields } from '@/scripts/listing/sent-fields';

const names = [
  'about',
  'agreement',
  'consent',
  'deletion',
  'faq',
  'held-data',
  'privacy',
  'repay',
  'requests',
  'terms',
] as const;
/** Imported by their screens. */
const imported = ['live-push', 'lock', 'native-test'];
const policies = ['about', 'deletion', 'privacy', 'terms'] as const;

test('every folder of long texts has a loader or is imported by what shows it', () => {
  expect(readdirSync('locales/long')).toEqual([...names, ...imported].sort());
});

describe.each(names.filter((name) => name !== 'agreement'))('the text %s', (name) => {
  test.each(['en', 'vi'] as const)(
    'has the keys, ids, paragraphs and placeholders of Spanish in %s',
    async (locale) => {
      expect(shapeOf(await loadText(name, locale))).toEqual(shapeOf(await loadText(name, 'es')));
    },
  );
});

test.each(names)('no id appears twice in a list of %s', async (name) => {
  const text: unknown = await loadText(name, 'es');
  JSON.stringify(text, (_key, part) => {
    if (Array.isArray(part)) {
      const ids = part.map((item) => item.id).filter((id) => id !== undefined);
      expect(new Set(ids).size).toBe(ids.length);
    }
    return part;
  });
});

describe.each(policies)('the policy %s', (name) => {
  test('names the same laws in every language', async () => {
    const [es, ...others] = await Promise.all(
      locales.map(async (locale) => lawsOf(await loadText(name, locale))),
    );
    for (const other of others) expect(other).toEqual(es);
  });
});

test.each(locales)(
  'the terms in %s hold no rate but the legal share of a partial payment',
  async (locale) => {
    const rates = JSON.stringify(await loadText('terms', locale)).match(/\d+\s?%/g) ?? [];
    expect(rates.map((rate) => rate.replace(/\s/, ''))).toEqual(['20%']);
  },
);

test.each(['en', 'vi'] as const)(
  'the agreement in %s has the clauses of Spanish and one more paragraph, on being a translation',
  async (locale) => {
    const [parties, ...clauses] = await loadText('agreement', locale);
    const [spanishParties, ...spanishClauses] = await loadText('agreement', 'es');
    expect(shapeOf(clauses)).toEqual(shapeOf(spanishClauses));
    expect(parties?.id).toBe(spanishParties?.id);
    expect(parties?.paragraphs).toHaveLength(Number(spanishParties?.paragraphs.length) + 1);
  },
);

/** After a change of the agreement: the day from which it applies, and the hash that this test then shows. */
test('the agreement’s version is that of its texts', async () => {
  const hash = createHash('sha256');
  for (const locale of locales) hash.update(JSON.stringify(await loadText('agreement', locale)));
  expect([agreementDate, hash.digest('hex').slice(0, 12)]).toEqual(['2026-11-28', 'bc5ab87a1e1a']);
});

test.each(locales)('the repayment help in %s names both penalty rates', async (locale) => {
  const { questions } = await loadText('repay', locale);
  const late = questions.find(({ id }) => id === 'late');
  expect(late?.paragraphs.join(' ')).toMatch(/\{once\}.*\{daily\}/);
});

test.each(locales)('the FAQ in %s names the figures of the product', async (locale) => {
  const late = { once: '5 %', daily: '4 %', most: '50 %' };
  const product = { auditMinutes: usualAuditMinutes, retryDays: refusalRetryDays, approvalDays: 7 };
  const topics = fillText(await loadText('faq', locale), { ...late, ...product });
  const entries = topics.flatMap((topic) => topic.entries);
  const answerTo = (id: string) => entries.find((entry) => entry.id === id)?.answer.join(' ');
  expect(answerTo('review')).toContain(String(usualAuditMinutes));
  expect(answerTo('refused')).toContain(String(refusalRetryDays));
  expect(answerTo('approval')).toContain('7');
  for (const rate of Object.values(late)) expect(answerTo('late')).toContain(rate);
  expect(JSON.stringify(topics)).not.toMatch(/\{\w+\}/);
});

test('every FAQ entry with a link label leads to a screen, and no other', async () => {
  const entries = (await loadText('faq', 'es')).flatMap((topic) => topic.entries);
  const labelled = entries.filter(({ link }) => link).map(({ id }) => id);
  expect(labelled.sort()).toEqual(Object.keys(faqLinks).sort());
});

test.each(locales)(
  'the consent text in %s covers every kind, event and milestone',
  async (locale) => {
    const text = fillText(await loadText('consent', locale), retentionDays);
    expect(Object.keys(text.questions)).toEqual([...consentKinds]);
    expect(text.questions.sms.howLong).toContain(String(retentionDays.sms));
    expect(Object.keys(text.events)).toEqual(Object.keys(behaviorEvents));
    expect(Object.keys(text.milestones)).toEqual(Object.keys(milestoneEvents));
    expect(JSON.stringify(text)).not.toMatch(/\{\w+\}/);
  },
);

test.each(locales)(
  'the consent text in %s names every field of the device data',
  async (locale) => {
    const call = 'user/upload_device.data.';
    const sent = sentFields().filter((field) => field.startsWith(call));
    const { deviceFields } = await loadText('consent', locale);
    expect(Object.keys(deviceFields).sort()).toEqual(
      sent.map((field) => field.slice(call.length)).sort(),
    );
  },
);

/** The text with every string replaced by its placeholders; ids stay. */
function shapeOf(text: unknown): unknown {
  return JSON.parse(JSON.stringify(text), (key, part) =>
    typeof part === 'string' && key !== 'id' ? placeholdersOf(part) : part,
  );
}

function placeholdersOf(text: unknown): string[] {
  const found = JSON.stringify(text).matchAll(/\{(\w+)\}/g);
  return [...new Set([...found].map(([, name = '']) => name))].sort();
}

/** The numbers of the laws that a text names, each once. */
function lawsOf(text: LongTexts[(typeof policies)[number]]): string[] {
  return [...new Set(JSON.stringify(text).match(/\b\d{2}\.\d{3}\b/g) ?? [])].sort();
}

test('no English text has a straight apostrophe', async () => {
  const texts = await Promise.all(names.map((name) => loadText(name, 'en')));
  expect(JSON.stringify(texts)).not.toMatch(/[a-z]'[a-z]/i);
});
