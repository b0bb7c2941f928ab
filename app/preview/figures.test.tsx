import { screen as shownPage } from '@testing-library/react';
import { saveConfirmedQuote } from '@/app/loan/quote/confirmed-quote';
import { screen as autoSign } from '@/app/pages/sign/auto-sign/screen';
import { screen as sign } from '@/app/pages/sign/sign/screen';
import { confirmQuote } from '@/app/testing/confirm-quote';
import { idle } from '@/app/testing/walk-states';
import { request } from '@/lib/api/client';
import { arrivalLines } from '@/lib/loan/figure-lines';
import { readValue, writeValue } from '@/lib/storage/values';
import { checkSums } from '@/lib/testing/figure-lists';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';

beforeAll(() => {
  window.scrollTo = () => undefined;
});

test.each([
  ['drawn or typed', sign],
  ['without drawing', autoSign],
])('every list of figures adds up when signing with a coupon: %s', async (_name, screen) => {
  const sandbox = createTestSandbox();
  const { confirmed, query } = await confirmQuote(sandbox, 'approved');
  writeValue(`luka_signed_${readValue('user_id')}`, true);
  const choice = { ...confirmed.choice, coupon_id: 'welcome-user_demo' };
  const quote = await request('loan/preview', choice);
  if (!quote) throw new Error('loan/preview: no such term');
  saveConfirmedQuote({ ...confirmed, choice, quote });
  const state = { scenario: 'approved', query: { ...query, preview_id: quote.preview_id } };
  await renderScreen(screen, state, { sandbox });
  const note = await shownPage.findByText('$12.000 − $3.000 de tu cupón');
  expect(note.closest('dt')).toHaveTextContent(/^Comisión por servicio/);
  expect(note.closest('dt')?.nextSibling).toHaveTextContent('−$9.000');
  await idle();
  expect(checkSums()).toBe(3);
});

test('a loan keeps the fee and what the coupon took off it, as they were signed', async () => {
  const sandbox = createTestSandbox();
  await confirmQuote(sandbox, 'approved');
  const choice = { product_id: 'luka', amount: 200_000, term_days: 90 };
  const quote = await request('loan/preview', { ...choice, coupon_id: 'welcome-user_demo' });
  if (!quote) throw new Error('loan/preview: no such term');
  const signature = 'Camila Muñoz';
  await request('loan/apply', {
    request_id: 'r',
    preview_id: quote.preview_id,
    agree: true,
    signature,
  });
  const { list } = await request('user/get_processing_order', { page: 1, page_size: 1 });
  expect(list[0]).toMatchObject({ service_fee: 9_000, discount: 3_000, arrival: 191_000 });
  expect(list[0] && arrivalLines(list[0])).toEqual(arrivalLines(quote));
});
