import { act, renderHook } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { loadCatalogue } from '@/lib/i18n/catalogue';
import { localeAtom } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locale';
import { sampleOrder, samples } from '@/lib/testing/api-samples';
import vi from '@/locales/codes/vi.json';
import { orderWithOwnTexts, useTextOf, withOwnTexts } from './own-texts';

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
  const own = vi.fail_code.payout_account_rejected;
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

test.each(['constructor', '__proto__', 'text', ''])(
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
