import { screen as page } from '@testing-library/react';
import { screen as contract } from '@/app/pages/contract-new/contract-new/screen';
import { screen as home } from '@/app/pages/index/api-state/api-state/screen';
import { screen as signed } from '@/app/pages/landing/landing-sign-success/landing-sign-success/screen';
import { screen as loans } from '@/app/pages/my-loan/my-loan/screen';
import { screen as detail } from '@/app/pages/order-detail/order-detail/screen';
import type { Order } from '@/lib/api/schemas/order';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';

const screens = [
  ['Home', home, textOf('orders.figures.repaymentOpen')],
  ['the order', detail, textOf('orders.figures.repaymentOpen')],
  // After a failed payout it names no repayment at all.
  ['the screen after signing', signed, /El plazo empieza|No pudimos enviarte/],
] as const;

/** A server that goes on to send the date that was agreed, 100 days after the signature. */
function withOldDate() {
  const sandbox = createTestSandbox({ now: () => Date.parse('2027-03-01T13:00:00Z') });
  const age = (order?: Order) => {
    if (order) Object.assign(order, { repay_date: '2027-02-18', pay_until: undefined });
  };
  sandbox.changeReply('app/home', ({ order }) => age(order));
  sandbox.changeReply('user/get_processing_order', ({ list }) => list.forEach(age));
  return sandbox;
}

describe.each(['waiting', 'payment_failed'])('a loan that is %s', (scenario) => {
  test.each(screens)('is not due on a date that has passed: %s', async (_, screen, open) => {
    await renderScreen(screen, { scenario }, { sandbox: withOldDate() });
    expect((await page.findAllByText(open)).length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toMatch(/18[\s ](feb|de feb)/);
  });

  test('has no free days without a coupon, however many midnights it waits', async () => {
    const sandbox = createTestSandbox();
    const before = async () => void sandbox.control.advance('P3D');
    await renderScreen(contract, { scenario }, { sandbox, before });
    expect((await page.findAllByText('Monto a 90 días')).length).toBeGreaterThan(0);
    expect(document.body).not.toHaveTextContent('sin interés');
  });

  test('says on the order from when its term is counted', async () => {
    await renderScreen(detail, { scenario });
    expect(await page.findByText(/El plazo empieza cuando llega la plata/)).toBeInTheDocument();
  });
});

describe.each([
  ['on it', '2027-05-29', /hoy, sábado 29 de mayo/, 'Devuelves el 29 may'],
  ['the day after', '2027-05-30', /hasta el lunes 31 de mayo/, 'Devuelves el 31 may'],
  ['on the working day that follows', '2027-05-31', /hoy, lunes 31 de mayo/, 'Devuelves el 31 may'],
])(
  'a loan whose date is a Saturday names the day that is left to pay it, %s',
  (_case, today, date, short) => {
    test.each([
      ['Home', home, date],
      ['the order', detail, date],
      ['My loans', loans, short],
    ] as const)('%s', async (_, screen, said) => {
      const sandbox = createTestSandbox({ now: () => Date.parse(`${today}T16:00:00Z`) });
      const end = (order?: Order) => {
        if (order) Object.assign(order, { repay_date: '2027-05-29', pay_until: '2027-05-31' });
      };
      sandbox.changeReply('app/home', ({ order }) => end(order));
      sandbox.changeReply('user/get_processing_order', ({ list }) => list.forEach(end));
      await renderScreen(screen, { scenario: 'lending' }, { sandbox });
      expect(await page.findByText(said)).toBeVisible();
      // That it was no working day is no news once it has passed.
      expect(page.queryAllByText(/Esa fecha no es día hábil/)).toHaveLength(
        today === '2027-05-29' ? 1 : 0,
      );
    });
  },
);
