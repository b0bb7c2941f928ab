import { useAtomValue } from 'jotai';
import type { AbstractIntlMessages } from 'next-intl';
import { useMemo } from 'react';
import { regroupMoney } from '@/lib/format/regroup-money';
import { loadCatalogue, loadedCatalogue } from '@/lib/i18n/catalogue';
import { getCurrentLocale, localeAtom } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locale';
import type { Path, Ret } from './contract';
import { ApiError, type Reason } from './errors';
import type { Option } from './schemas/basics';
import type { Home, Review } from './schemas/home';
import type { Order, OrderPage } from './schemas/order';

/**
 * The page's own text for a code, found by its keys in `locales/codes`. Without one it is the text that
 * the server sent, with its amounts grouped as the language does.
 */
export type TextOf = <T extends string | undefined>(
  received: T,
  ...keys: readonly [string, ...(string | undefined)[]]
) => string | T;

/**
 * Returns the texts of the current language. The server writes Spanish and English only, so a reader of
 * Vietnamese, and a user who changes the language, depends on them. Source: contract.md section 2.
 */
export function useTextOf(): TextOf {
  const locale = useAtomValue(localeAtom);
  const codes = loadedCatalogue(locale, 'codes');
  return useMemo(() => textOfIn(locale, codes), [locale, codes]);
}

/** Loads those of the current language. Never rejects: without them the server's words are shown. */
export async function loadOwnTexts(): Promise<void> {
  await loadCatalogue(getCurrentLocale(), 'codes').catch(() => undefined);
}

/** `ret` with the page's own texts in place of the server's where it knows their code. */
export function withOwnTexts<P extends Path>(path: P, ret: Ret<P>, textOf: TextOf): Ret<P> {
  const rule: Rules[P] = rules[path];
  return rule ? rule(ret, textOf) : ret;
}

/** An order with the page's own texts. */
export function orderWithOwnTexts(order: Order, textOf: TextOf): Order {
  return {
    ...order,
    fail_reason: textOf(
      order.fail_reason,
      'fail_code',
      order.fail_code,
      order.account.account_type,
    ),
    payments: order.payments?.map((payment) => ({
      ...payment,
      way: textOf(payment.way, 'pay_option', payment.option_id),
    })),
  };
}

/**
 * A refusal in the page's own Vietnamese where it knows the reason's code, as the server writes Spanish and English
 * only; any other error, and one of a server that names no reason, as it is. Source: contract.md section 2.
 */
export async function inOwnWords(error: ApiError): Promise<ApiError> {
  const { code, path, hint, reason, userMessage, fields, cause } = error;
  const isServers = typeof userMessage === 'string';
  if (!isServers || getCurrentLocale() !== 'vi') return error;
  const loaded = await import('@/locales/refusals/vi.json').catch(() => undefined);
  if (!loaded) return error;
  const texts = new Map(Object.entries(loaded.default));
  const own = ({ reason_code = '', values = {} }: Reason) => {
    const filled = texts
      .get(reason_code)
      ?.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
    return filled && regroupMoney(filled, 'vi');
  };
  return new ApiError(code, {
    path,
    hint,
    serverMessage: own(reason) ?? userMessage,
    reason,
    fields: fields.map((field) => ({ ...field, message: own(field) ?? field.message })),
    cause,
  });
}

type Rules = { [P in Path]?: (ret: Ret<P>, textOf: TextOf) => Ret<P> };

const rules: Rules = {
  'app/home': homeWithOwnTexts,
  'app/get_list_page1_new': (ret, textOf) => ({
    gender: options(ret.gender, textOf, 'gender'),
    education: options(ret.education, textOf, 'education'),
    industry: options(ret.industry, textOf, 'industry'),
    loan_purpose: options(ret.loan_purpose, textOf, 'loan_purpose'),
    overdue_questions: ret.overdue_questions.map((question) => ({
      id: question.id,
      text: textOf(question.text, 'overdue_questions', question.id, 'text'),
      options: options(question.options, textOf, 'overdue_questions', question.id, 'options'),
    })),
  }),
  'app/get_list_page2_new': (ret, textOf) => ({
    employment: options(ret.employment, textOf, 'employment'),
    salary: options(ret.salary, textOf, 'salary'),
    marital: options(ret.marital, textOf, 'marital'),
    relationship: options(ret.relationship, textOf, 'relationship'),
  }),
  'app/get_pay_option': (ret, textOf) => ({
    ...ret,
    options: ret.options.map((option) => ({
      ...option,
      name: textOf(option.name, 'pay_option', option.id),
    })),
  }),
  'app/get_product_list': (products, textOf) =>
    products.map((product) => ({
      ...product,
      name: textOf(product.name, 'product', product.id),
    })),
  'app/get_app_list': (apps, textOf) =>
    apps.map((app) => ({ ...app, text: textOf(app.text, 'app', app.id) })),
  'user/get_processing_order': pageWithOwnTexts,
  'user/get_complete_order': pageWithOwnTexts,
};

function homeWithOwnTexts(home: Home, textOf: TextOf): Home {
  const { notices, review, order } = home;
  return {
    ...home,
    notices: notices.map(({ id, title, text }) => ({
      id,
      title: textOf(title, 'notice', id, 'title'),
      text: textOf(text, 'notice', id, 'text'),
    })),
    review: review && reviewWithOwnTexts(review, textOf),
    order: order && orderWithOwnTexts(order, textOf),
  };
}

function reviewWithOwnTexts(review: Review, textOf: TextOf): Review {
  const { reason, reason_code, assessment } = review;
  return {
    ...review,
    reason: textOf(reason, 'reason_code', reason_code),
    ...(assessment && {
      assessment: assessment.map(({ code, text }) => ({
        code,
        text: textOf(text, 'assessment', code),
      })),
    }),
  };
}

function pageWithOwnTexts(page: OrderPage, textOf: TextOf): OrderPage {
  return { ...page, list: page.list.map((order) => orderWithOwnTexts(order, textOf)) };
}

function options(
  list: readonly Option[],
  textOf: TextOf,
  ...keys: [string, ...string[]]
): Option[] {
  return list.map(({ value, label }) => ({ value, label: textOf(label, ...keys, value) }));
}

function textOfIn(locale: Locale, codes: AbstractIntlMessages | undefined): TextOf {
  return (received, ...keys) =>
    find(codes, keys) ?? (received === undefined ? received : regroupMoney(received, locale));
}

function find(
  texts: AbstractIntlMessages | undefined,
  keys: readonly (string | undefined)[],
): string | undefined {
  let found: AbstractIntlMessages[string] | undefined = texts;
  for (const key of keys) {
    if (typeof found !== 'object' || key === undefined || !Object.hasOwn(found, key)) return;
    found = found[key];
  }
  return typeof found === 'string' ? found : undefined;
}
