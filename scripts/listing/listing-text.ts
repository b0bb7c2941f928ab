import { createTranslator } from 'next-intl';
import { config } from '@/lib/config';
import { contact } from '@/lib/contact';
import { formatMoney, formatPercent } from '@/lib/format/number';
import { keysOf } from '@/lib/keys-of';
import { usualAuditMinutes } from '@/lib/loan/constants';
import { areKnown, dailyRateOf, onceRateOf } from '@/lib/loan/penalty';
import en from '@/locales/store/en.json';
import es from '@/locales/store/es.json';
import type { Offer } from './offer';

/** The languages of the listing. */
export const listingLocales = ['es', 'en'] as const;

type ListingLocale = (typeof listingLocales)[number];

/** Google Play's names of them, which are those of the folders. */
export const storeLocales = { es: 'es-419', en: 'en-GB' } as const;

/** The texts of a store's listing. */
export type ListingText = { title: string; short: string; full: string; changes: string };

/** How many characters Google Play accepts. Source: Play Console Help, "Create and set up your app". */
const maxCharacters = { title: 30, short: 80, full: 4000, changes: 500 } as const;

const messages = { es, en };

/** The texts in one language, with the offer's figures; the same formats as in the app, and what is new in a version. */
export function listingText(
  locale: ListingLocale,
  offer: Offer,
  versionCode: string = config.versionCode,
): ListingText {
  const changes =
    new Map<string, string>(Object.entries(messages[locale].changes)).get(versionCode) ?? '';
  const t = createTranslator({ locale, messages: messages[locale] });
  const money = (pesos: number) => formatMoney(pesos, locale);
  const { example } = offer;
  const full = t('full', {
    minAmount: money(offer.minAmount),
    maxAmount: money(offer.maxAmount),
    minTerm: offer.minTerm,
    maxTerm: offer.maxTerm,
    maxCae: formatPercent(offer.maxCae, locale),
    amount: money(example.amount),
    term: example.term_days,
    fee: money(example.service_fee),
    arrival: money(example.arrival),
    interest: money(example.interest),
    repayment: money(example.repayment),
    cost: money(example.repayment - example.arrival),
    cae: formatPercent(example.cae, locale),
    minutes: usualAuditMinutes,
    late: areKnown(example.penalty) ? 'known' : 'unknown',
    example: config.lender.demo ? 'yes' : 'no',
    onceRate: formatPercent(onceRateOf(example.penalty) ?? 0, locale, 'ifAny'),
    dailyRate: formatPercent(dailyRateOf(example.penalty) ?? 0, locale, 'ifAny'),
    lender: config.lender.name,
    email: contact.email,
    phone: contact.phone,
  });
  return { title: t('title'), short: t('short', { minutes: usualAuditMinutes }), full, changes };
}

/** The texts that are missing, or longer than the store accepts, each with its length; empty where none is. */
export function lengthFaults(texts: ListingText): string[] {
  return keysOf(maxCharacters).flatMap((name) => {
    const [{ length }, limit] = [texts[name], maxCharacters[name]];
    return length === 0 || length > limit ? [`${name} has ${length} characters of ${limit}`] : [];
  });
}
