import { getDefaultStore } from 'jotai';
import { HttpResponse, http } from 'msw';
import { localeAtom } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locale';
import { server } from '@/lib/testing/server';
import { toastAtom } from '@/lib/toast/toast';
import vi from '@/locales/refusals/vi.json';
import { request } from './client';

/** Sends a call that is refused with `ret`; the toast, and the message of the first field. */
async function refused(locale: Locale, ret: unknown) {
  getDefaultStore().set(localeAtom, locale);
  const msg = 'Choose an amount of $150,000 or less';
  server.use(http.post('*', () => HttpResponse.json({ code: 422, msg, ret })));
  const error = await request('loan/preview', {
    product_id: 'luka',
    amount: 200_000,
    term_days: 90,
  }).catch((cause) => cause);
  return [getDefaultStore().get(toastAtom)?.message, error.fields[0]?.message];
}

const reason = { reason_code: 'amount_quota', values: { max: '$150,000' } };
const field = { field: 'amount', message: 'Choose an amount of $150,000 or less' };

test('a reader of Vietnamese is told in Vietnamese why something was refused, in toast and field', async () => {
  const own = vi.amount_quota.replace('{max}', '$150.000');
  const ret = { ...reason, errors: [{ ...field, ...reason }] };
  expect(await refused('vi', ret)).toEqual([own, own]);
});

test.each([
  ['no reason', { errors: [field] }],
  ['an unknown one', { reason_code: 'moon', errors: [{ ...field, reason_code: 'moon' }] }],
])('a refusal with %s is shown in the server’s words', async (_, ret) => {
  const received = field.message.replace(',', '.');
  expect(await refused('vi', ret)).toEqual([received, received]);
});

test('a reader of English is shown the server’s own words', async () => {
  expect(await refused('en', { ...reason, errors: [{ ...field, ...reason }] })).toEqual([
    field.message,
    field.message,
  ]);
});
