import fc from 'fast-check';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import { products } from '../data/products';

let sandbox: TestSandbox;
let token: string;

beforeEach(() => {
  sandbox = createTestSandbox({ now: () => Date.parse('2026-11-20T13:42:00Z'), language: 'en' });
  ({ token } = sandbox.scenario('coupons'));
});

const choice = { product_id: 'luka', amount: 200_000, term_days: 90 };
const preview = (over: Partial<typeof choice> & { coupon_id?: string } = {}, who?: string) =>
  sandbox.call('loan/preview', { ...choice, ...over }, who);

test('has the figures of $200.000 for 90 days', async () => {
  expect((await preview()).ret).toMatchObject({
    service_fee: 12_000,
    interest: 15_000,
    discount: 0,
    arrival: 188_000,
    repayment: 215_000,
    repay_date: '2027-02-18',
    cae: ((215 / 188 - 1) * 365) / 90,
    penalty: { once_rate: 0.05, daily_rate: 0.04 },
    expires_at: '2026-11-20T10:57:00-03:00',
  });
});

test('a quote ends with the approval that it can be signed with', async () => {
  // Approved 18 seconds ago: it ends after 6 days 23:59:59.
  sandbox.control.advance('P6DT23H50M');
  expect((await preview({}, token)).ret).toMatchObject({ expires_at: '2026-11-27T10:41:41-03:00' });
});

test('a quote ends with the day that its due date is counted from', async () => {
  sandbox.control.advance('PT13H10M');
  expect((await preview()).ret).toMatchObject({ expires_at: '2026-11-21T00:00:00-03:00' });
});

test('a fee reduction lowers the fee, raises the arrival and is the discount', async () => {
  expect((await preview({ coupon_id: 'welcome-user_demo' }, token)).ret).toMatchObject({
    service_fee: 9000,
    discount: 3000,
    arrival: 191_000,
    repayment: 215_000,
    coupon: { kind: 'fee_reduction', value: 3000, state: 'usable' },
  });
});

test('interest-free days postpone the due date without interest', async () => {
  expect((await preview({ coupon_id: 'free-days' }, token)).ret).toMatchObject({
    term_days: 90,
    interest: 15_000,
    discount: 0,
    repay_date: '2027-02-23',
    cae: ((215 / 188 - 1) * 365) / 95,
  });
});

test('every quote adds up in whole pesos', async () => {
  const anyChoice = fc.constantFrom(...products).chain((product) =>
    fc.record({
      product_id: fc.constant(product.id),
      amount: fc
        .integer({ min: product.min_amount / product.step, max: product.max_amount / product.step })
        .map((steps) => steps * product.step),
      term_days: fc.constantFrom(...product.terms),
    }),
  );
  await fc.assert(
    fc.asyncProperty(anyChoice, async (body) => {
      const { code, ret } = await sandbox.call('loan/preview', body);
      expect(code).toBe(0);
      const terms = Object(ret);
      expect(terms.arrival).toBe(terms.amount - terms.service_fee);
      expect(terms.repayment).toBe(terms.amount + terms.interest);
      expect(terms.cae).toBeGreaterThan(0);
      expect(Number.isInteger(terms.interest) && Number.isInteger(terms.service_fee)).toBe(true);
    }),
    { numRuns: 50 },
  );
});
