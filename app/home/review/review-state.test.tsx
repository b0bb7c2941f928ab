import { act, screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screen } from '@/app/pages/index/review-state/review-state/screen';
import { states } from '@/app/pages/index/review-state/review-state/screen.states';
import { revalidate } from '@/lib/api/cache';
import type { Coupon } from '@/lib/api/schemas/loan';
import { formatDateTime } from '@/lib/format/date';
import { readValue } from '@/lib/storage/values';
import { renderScreen } from '@/lib/testing/render-screen';
import { received } from '@/lib/testing/server';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { ids } from '../home.ids';

const findHeading = (name: string | RegExp) => page.findByRole('heading', { level: 1, name });
const hrefOf = (id: string) => document.getElementById(id)?.getAttribute('href');
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const now = new Date('2026-11-20T10:45:00-03:00');
const pollEveryMs = 15_000;
const approvalMs = ((6 * 24 + 23) * 3600 + 59 * 60 + 59) * 1000;

/** A sandbox whose coupons end on the last day of 2026, with these changes. */
function withCoupon(changes: Partial<Coupon>) {
  const sandbox = createTestSandbox();
  sandbox.changeReply('coupon/my_coupon', ({ coupons }) => {
    for (const coupon of coupons) {
      Object.assign(coupon, { expires_at: '2026-12-31T23:59:59-03:00' }, changes);
    }
  });
  return sandbox;
}

test('shows the result once the review is over', async () => {
  jest.useFakeTimers({ now });
  await renderScreen(screen, states.review);
  await findHeading('Camila, recibimos tu solicitud');
  await pass(2 * 60_000 + pollEveryMs);
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Camila, tienes hasta');
});

test('says after each look when that was', async () => {
  jest.useFakeTimers({ now });
  const { sandbox } = await renderScreen(screen, states.review);
  await findHeading('Camila, recibimos tu solicitud');
  await pass(pollEveryMs);
  const looked = textOf('home.review.looked', { time: '10:45' });
  expect(page.getByText(looked)).toBeInTheDocument();
  sandbox.control.fault({ path: 'app/home', kind: 'drop', times: 9 });
  await pass(60_000);
  expect(page.getByText(looked)).toBeInTheDocument();
});

test('does not promise two minutes when the review takes long', async () => {
  const now = () => Date.now() - 20 * 60_000;
  const sandbox = createTestSandbox({ now, hidesDate: true });
  await renderScreen(screen, states.review, { sandbox });
  expect(await page.findByText(/está tomando más de lo normal/)).toBeInTheDocument();
});

test('refetches on the button', async () => {
  const { sandbox } = await renderScreen(screen, states.review);
  sandbox.control.advance('PT3M');
  await userEvent.click(await page.findByRole('button', { name: 'Actualizar' }));
  expect(await findHeading('Camila, tienes hasta')).toBeInTheDocument();
});

test.each([
  ['behind', 3 * 86_400_000],
  ['ahead', -30 * 86_400_000],
])('says until when the approval is valid when the device clock is days %s', async (_, ahead) => {
  jest.useFakeTimers({ now });
  const sandbox = createTestSandbox({ now: () => Date.now() + ahead });
  await renderScreen(screen, states.approved, { sandbox });
  await findHeading('Camila, tienes hasta');
  const home = Object((await sandbox.call('app/home', {}, readValue('uni_token') ?? '')).ret);
  const date = formatDateTime(home.review.valid_until, 'es', 'short').replaceAll('\u00a0', ' ');
  expect(page.getByText(textOf('home.approved.expiresAt', { date }))).toBeInTheDocument();
});

test('refetches when the approval expires', async () => {
  jest.useFakeTimers({ now });
  await renderScreen(screen, states.approved);
  await findHeading('Camila, tienes hasta');
  // The device slept: the clock went on, but no timer ran.
  jest.setSystemTime(now.getTime() + approvalMs - 20_000);
  await pass(25_000);
  expect(page.queryByText('250000 pesos')).not.toBeInTheDocument();
  expect(page.getByRole('heading', { name: textOf('home.standalone.title') })).toBeInTheDocument();
});

test('refetches when a refusal ends, at its hour', async () => {
  jest.useFakeTimers({ now });
  const { sandbox } = await renderScreen(screen, states.refused);
  await findHeading(textOf('home.refused.title'));
  const home = Object((await sandbox.call('app/home', {}, readValue('uni_token') ?? '')).ret);
  jest.setSystemTime(Date.parse(home.review.retry_at) - 70_000);
  await pass(60_000);
  expect(page.getByRole('heading', { name: textOf('home.refused.title') })).toBeInTheDocument();
  await pass(30_000);
  expect(page.queryByRole('heading', { name: textOf('home.refused.title') })).toBeNull();
});

test('shows the date and keeps polling when the device clock is ahead of a server without a date', async () => {
  jest.useFakeTimers({ now });
  const earlier = () => Date.now() - 30 * 86_400_000;
  const sandbox = createTestSandbox({ now: earlier, hidesDate: true });
  await renderScreen(screen, states.approved, { sandbox });
  await findHeading('Camila, tienes hasta');
  expect(page.getByText(/^Tu aprobación vale hasta el 28 oct, /)).toBeInTheDocument();
  const before = received.length;
  await pass(60_000);
  expect(received.length - before).toBeLessThanOrEqual(60_000 / pollEveryMs);
  expect(page.getByText('250000 pesos')).toBeInTheDocument();
});

test('shows the value of a coupon and until when it is valid with a link to the coupons', async () => {
  await renderScreen(screen, { scenario: 'approved' }, { sandbox: withCoupon({}) });
  expect(await page.findByText('Tienes 1 cupón')).toBeInTheDocument();
  expect(
    page.getByText(textOf('home.approved.couponFee', { amount: '$3.000', date: '31 dic 2026' })),
  ).toBeInTheDocument();
  expect(hrefOf(ids.coupon)).toBe('#/pages/contract-new/my-coupon');
});

test.each([
  ['there is none', { scenario: 'no_coupons' }],
  [
    'they fail to load',
    { scenario: 'approved', faults: [{ path: 'coupon/my_coupon', kind: '500', times: 9 }] },
  ],
] as const)('shows no coupons when %s', async (_, state) => {
  await renderScreen(screen, state);
  expect(await page.findByText('La plata llega a tu cuenta')).toBeInTheDocument();
  expect(document.getElementById(ids.coupon)).toBeNull();
});

test('shows the reason, when to apply again and customer service after a refusal', async () => {
  jest.useFakeTimers({ now });
  await renderScreen(screen, states.refused);
  await findHeading(textOf('home.refused.title'));
  expect(page.getByText(/^Lo decidimos por tus ingresos/)).toBeInTheDocument();
  expect(document.getElementById(ids.assessment)).toHaveTextContent(/Ingresos:.*Deudas atrasadas:/);
  expect(page.getByRole('time')).toHaveTextContent(/^4 de diciembre a las \d\d:\d\d$/);
  expect(hrefOf(ids.talk)).toBe('#/pages/custom-service/custom-service');
  expect(hrefOf(ids.reason)).toBe('#/pages/custom-service/custom-service?ask=reason');
});

test('shows when the application was sent with its date when that was another day', async () => {
  jest.useFakeTimers({ now });
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', ({ review }) =>
    Object.assign(review ?? {}, { submitted_at: '2026-11-19T10:45:00-03:00' }),
  );
  await renderScreen(screen, states.review, { sandbox });
  expect(await page.findAllByText(/^19 nov 2026/)).toHaveLength(2);
});

test('promises two minutes and names no time when it is not known when the application was sent', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', (home) => {
    delete home.review;
  });
  await renderScreen(screen, states.review, { sandbox });
  expect(await page.findByText(/suele tomar 2 minutos. Puedes cerrar la app/)).toBeInTheDocument();
  expect(page.queryByText(textOf('home.review.sent'))).not.toBeInTheDocument();
});

test('promises two minutes until the review has taken ten', async () => {
  jest.useFakeTimers({ now });
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', ({ review }) =>
    Object.assign(review ?? {}, { submitted_at: '2026-11-20T10:35:00-03:00' }),
  );
  await renderScreen(screen, states.review, { sandbox });
  expect(await page.findByText(/suele tomar 2 minutos. Puedes cerrar la app/)).toBeInTheDocument();
});

test('shows no countdown of an approval whose end is not known', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', ({ review }) => {
    delete review?.valid_until;
  });
  await renderScreen(screen, states.approved, { sandbox });
  await findHeading('Camila, tienes hasta');
  expect(page.queryByRole('timer')).not.toBeInTheDocument();
  expect(page.queryByText(/Tu aprobación vale/)).not.toBeInTheDocument();
});

test('shows no amount while it is not known how much can be borrowed', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', (home) => {
    delete home.quota;
  });
  const faults = [{ path: 'app/get_product_list', kind: '500', times: 9 }] as const;
  await renderScreen(screen, { ...states.approved, faults }, { sandbox });
  await findHeading('Camila, tienes hasta');
  expect(page.queryByText(/pesos/)).not.toBeInTheDocument();
});

test('holds the place of the coupons until they are loaded', async () => {
  const faults = [{ path: 'coupon/my_coupon', kind: 'timeout' }] as const;
  const { container } = await renderScreen(screen, { ...states.approved, faults });
  await findHeading('Camila, tienes hasta');
  expect(container.querySelector('.rows .bone')).not.toBeNull();
  expect(page.queryByText('La plata llega a tu cuenta')).not.toBeInTheDocument();
  act(() => revalidate('coupon/my_coupon'));
  expect(await page.findByText('Tienes 1 cupón')).toBeInTheDocument();
  expect(container.querySelector('.rows .bone')).toBeNull();
});

test('shows the days of a coupon of days without interest', async () => {
  const sandbox = withCoupon({ kind: 'interest_free_days', value: 5 });
  await renderScreen(screen, { scenario: 'approved' }, { sandbox });
  expect(
    await page.findByText(textOf('home.approved.couponDays', { days: 5, date: '31 dic 2026' })),
  ).toBeInTheDocument();
});

test('links to the photos too where the review names a selfie with another step only', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', ({ review }) =>
    Object.assign(review ?? {}, { fix: ['basic'], fix_photos: ['selfie'] }),
  );
  await renderScreen(screen, states.notApproved, { sandbox });
  expect(await page.findByText('Te faltan 2 pasos por corregir.')).toBeInTheDocument();
  expect(page.getByRole('link', { name: /^Fotos de tu cédula/ })).toHaveAttribute(
    'href',
    '#/pages/upload/upload-id-card/upload-id-card?fix=1',
  );
});

test('lets the application be sent, and lists nothing, when nothing is left to correct', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', ({ review }) => Object.assign(review ?? {}, { fix: [] }));
  await renderScreen(screen, states.notApproved, { sandbox });
  await findHeading(textOf('home.notApproved.titleSend'));
  expect(page.queryByText(textOf('home.notApproved.list'))).not.toBeInTheDocument();
  expect(document.getElementById(ids.fix)).toHaveTextContent(textOf('home.notApproved.send'));
});

test.each([
  ['every step when the next one is not known either', undefined, 4],
  ['the next step', 'social', 1],
] as const)('lists %s when the review does not say what to correct', async (_, step, count) => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', (home) => {
    delete home.review?.fix;
    if (step) home.next_step = step;
    else delete home.next_step;
  });
  await renderScreen(screen, states.notApproved, { sandbox });
  await findHeading('Camila, corrige esto y seguimos');
  const list = page.getByRole('region', { name: textOf('home.notApproved.list') });
  expect(within(list).getAllByRole('link')).toHaveLength(count);
});

test.each(['submit', 'done'] as const)(
  'lists nothing to correct when the review names nothing and the next step is "%s"',
  async (step) => {
    const sandbox = createTestSandbox();
    sandbox.changeReply('app/home', (home) => {
      delete home.review?.fix;
      home.next_step = step;
    });
    await renderScreen(screen, states.notApproved, { sandbox });
    await findHeading(textOf('home.notApproved.titleSend'));
    expect(page.queryByText(textOf('home.notApproved.list'))).not.toBeInTheDocument();
    expect(hrefOf(ids.fix)).toBe('#/pages/upload/upload-id-card/upload-id-card');
  },
);
