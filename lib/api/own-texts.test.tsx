import { act, renderHook } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { loadCatalogue, loadedCatalogue } from '@/lib/i18n/catalogue';
import { localeAtom } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locale';
import { sampleOrder, samples } from '@/lib/testing/api-samples';
import en from '@/locales/codes/en.json';
import vi from '@/locales/codes/vi.json';
import { loadOwnTexts, orderWithOwnTexts, type TextOf, useTextOf, withOwnTexts } from './own-texts';

// Spanish texts cannot be loaded in this file.
jest.mock('@/locales/codes/es.json', () => {
  throw new Error('chunk missing');
});

/** The texts of a language, as a component in it has them. */
async function textsIn(locale: Locale) {
  await loadCatalogue(locale, 'codes');
  act(() => getDefaultStore().set(localeAtom, locale));
  return renderHook(useTextOf).result.current;
}

afterEach(() => act(() => getDefaultStore().set(localeAtom, 'es')));

test('a known code has the page’s own text, also where the server sends none', async () => {
  const textOf = await textsIn('vi');
  const order = sampleOrder({ fail_code: 'payout_account_rejected' });
  const own = vi.fail_code.payout_account_rejected.bank;
  expect(orderWithOwnTexts(order, textOf).fail_reason).toBe(own);
  expect(orderWithOwnTexts({ ...order, fail_reason: 'Rejected' }, textOf).fail_reason).toBe(own);
});

test('an unknown code, or none, has the server’s text, with its amounts grouped as in the language', async () => {
  const textOf = await textsIn('vi');
  for (const fail_code of ['unheard_of', undefined]) {
    const order = sampleOrder({ fail_code, fail_reason: 'You get $1,250,000 less' });
    expect(orderWithOwnTexts(order, textOf).fail_reason).toBe('You get $1.250.000 less');
  }
});

// The last one names a group of texts.
test.each(['constructor', '__proto__', 'text', '', 'due'])(
  'a code that names no text, %j, has the server’s text',
  async (code) => {
    const textOf = await textsIn('vi');
    expect(textOf('Received', 'notice', code)).toBe('Received');
    expect(textOf('Received', 'reason_code', code)).toBe('Received');
  },
);

test('the same option value has the text of its own list', async () => {
  const textOf = await textsIn('vi');
  const option = [{ value: 'other', label: 'Other' }];
  const ret = { ...samples['app/get_list_page1_new'].ret, gender: option, loan_purpose: option };
  const own = withOwnTexts('app/get_list_page1_new', ret, textOf);
  expect([own.gender[0]?.label, own.loan_purpose[0]?.label]).toEqual([
    vi.gender.other,
    vi.loan_purpose.other,
  ]);
  // Not of any list of ours.
  expect(own.education).toEqual(ret.education);
});

test('a reply without texts stays as it is', async () => {
  const { ret } = samples['coupon/my_coupon'];
  expect(withOwnTexts('coupon/my_coupon', ret, await textsIn('en'))).toBe(ret);
});

describe('each text is found by its code', () => {
  /** The keys of a text in place of it. */
  const keysOf: TextOf = (_received, ...keys) => keys.join('.');
  const list = (value: string) => [{ value, label: 'x' }];

  test('on Home: notices, the review and the order, where there are any', () => {
    const { ret } = samples['app/home'];
    const notices = [{ id: 'due', title: 'x', text: 'x' }];
    const review = { submitted_at: 's', reason: 'x', reason_code: 'id_mismatch' as const };
    const order = sampleOrder({ fail_code: 'payout_account_rejected' });
    const own = withOwnTexts('app/home', { ...ret, notices, review, order }, keysOf);
    expect(own).toMatchObject({
      notices: [{ id: 'due', title: 'notice.due.title', text: 'notice.due.text' }],
      review: { submitted_at: 's', reason: 'reason_code.id_mismatch' },
      order: { order_no: order.order_no, fail_reason: 'fail_code.payout_account_rejected.bank' },
    });
    const bare = { ...ret, notices: [], review: undefined, order: undefined };
    expect(withOwnTexts('app/home', bare, keysOf)).toEqual(bare);
  });

  test('in the lists of the forms', () => {
    const first = {
      gender: list('a'),
      education: list('b'),
      industry: list('c'),
      loan_purpose: list('d'),
      overdue_questions: [{ id: 'q', text: 'x', options: list('e') }],
    };
    expect(withOwnTexts('app/get_list_page1_new', first, keysOf)).toEqual({
      gender: [{ value: 'a', label: 'gender.a' }],
      education: [{ value: 'b', label: 'education.b' }],
      industry: [{ value: 'c', label: 'industry.c' }],
      loan_purpose: [{ value: 'd', label: 'loan_purpose.d' }],
      overdue_questions: [
        {
          id: 'q',
          text: 'overdue_questions.q.text',
          options: [{ value: 'e', label: 'overdue_questions.q.options.e' }],
        },
      ],
    });
    const second = {
      employment: list('a'),
      salary: list('b'),
      marital: list('c'),
      relationship: list('d'),
    };
    expect(withOwnTexts('app/get_list_page2_new', second, keysOf)).toEqual({
      employment: [{ value: 'a', label: 'employment.a' }],
      salary: [{ value: 'b', label: 'salary.b' }],
      marital: [{ value: 'c', label: 'marital.c' }],
      relationship: [{ value: 'd', label: 'relationship.d' }],
    });
  });

  test('of ways to pay, products and apps', () => {
    const { ret } = samples['app/get_pay_option'];
    expect(withOwnTexts('app/get_pay_option', ret, keysOf)).toEqual({
      ...ret,
      options: ret.options.map((option) => ({ ...option, name: `pay_option.${option.id}` })),
    });
    const products = samples['app/get_product_list'].ret;
    expect(withOwnTexts('app/get_product_list', products, keysOf)).toEqual(
      products.map((product) => ({ ...product, name: `product.${product.id}` })),
    );
    const apps = samples['app/get_app_list'].ret;
    expect(withOwnTexts('app/get_app_list', apps, keysOf)).toEqual(
      apps.map((app) => ({ ...app, text: `app.${app.id}` })),
    );
  });

  test.each(['user/get_processing_order', 'user/get_complete_order'] as const)(
    'of the orders and payments of %s',
    (path) => {
      const payment = {
        payment_id: 'p',
        option_id: 'yape',
        amount: 1,
        fee: 0,
        paid_at: 's',
        balance_after: 0,
      };
      const order = sampleOrder({ payments: [payment] });
      const page = { ...samples[path].ret, list: [order] };
      expect(withOwnTexts(path, page, keysOf)).toEqual({
        ...page,
        list: [
          {
            ...order,
            fail_reason: 'fail_code..bank',
            payments: [{ ...payment, way: 'pay_option.yape' }],
          },
        ],
      });
    },
  );
});

test('the texts are those of the language that was changed to', async () => {
  await loadCatalogue('en', 'codes');
  await loadCatalogue('vi', 'codes');
  act(() => getDefaultStore().set(localeAtom, 'en'));
  const { result } = renderHook(useTextOf);
  const textOfGender = () => result.current('Received', 'gender', 'other');
  expect(textOfGender()).toBe(en.gender.other);
  act(() => getDefaultStore().set(localeAtom, 'vi'));
  expect(textOfGender()).toBe(vi.gender.other);
});

test('texts that cannot be loaded reject nothing, and the server’s are shown', async () => {
  await expect(loadOwnTexts()).resolves.toBeUndefined();
  const { result } = renderHook(useTextOf);
  expect(result.current('Received', 'gender', 'other')).toBe('Received');
});

test('the texts of the current language are loaded', async () => {
  act(() => getDefaultStore().set(localeAtom, 'en'));
  await expect(loadOwnTexts()).resolves.toBeUndefined();
  expect(loadedCatalogue('en', 'codes')).toEqual(en);
});
