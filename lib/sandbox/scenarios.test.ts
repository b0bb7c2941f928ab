import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { isScenarioName, type ScenarioName, scenarios } from './scenarios';

const at = '2026-11-20T13:42:00Z';

const expected: Record<ScenarioName, object> = {
  guest: { state: 'init' },
  init: { state: 'init', next_step: 'basic' },
  init_social: { state: 'init', next_step: 'social', user: { first_name: 'Camila' } },
  init_withdrawal: { state: 'init', next_step: 'withdrawal' },
  init_id_card: { state: 'init', next_step: 'id_card' },
  init_submit: { state: 'init', next_step: 'submit' },
  photo_rejected: { state: 'init', next_step: 'id_card' },
  photo_blurred: { state: 'init', next_step: 'id_card' },
  review: { state: 'review', review: { submitted_at: '2026-11-20T10:42:00-03:00' } },
  will_be_refused: { state: 'init', next_step: 'submit' },
  will_be_not_approved: { state: 'init', next_step: 'submit' },
  approved: {
    state: 'approved',
    quota: { total: 250_000 },
    review: { valid_until: '2026-11-27T10:41:41-03:00' },
  },
  approval_expired: { state: 'init', next_step: 'submit' },
  coupons: { state: 'approved', quota: { total: 300_000 } },
  no_coupons: { state: 'approved', quota: { total: 250_000 } },
  payment_will_fail: { state: 'approved' },
  refused: { state: 'refused', review: { retry_at: '2026-12-04T09:42:00-03:00' } },
  not_approved: { state: 'not_approved', review: { fix: ['basic', 'id_card'] } },
  selfie_mismatch: { state: 'not_approved', review: { fix: ['id_card'] } },
  waiting: { state: 'waiting', order: { amount: 200_000 } },
  cancelled: { state: 'approved', cancelled: { amount: 200_000 } },
  payment_failed: { state: 'payment_failed', order: { amount_due: 0 } },
  lending: { state: 'lending', order: { repay_date: '2027-01-13', amount_due: 206_000 } },
  lending_earlier_text: { state: 'lending', order: { agreement: { version: '2026-03-02 en' } } },
  lending_coupon: { state: 'lending', order: { discount: 3_000, arrival: 191_000 } },
  lending_free_days: {
    state: 'lending',
    order: { repay_date: '2027-01-18', amount_due: 206_000 },
  },
  due_today: { state: 'lending', order: { repay_date: '2026-11-20', days_overdue: 0 } },
  overdue: { state: 'overdue', order: { days_overdue: 3, amount_due: 249_000 } },
  part_paid: { state: 'overdue', order: { penalty_due: 34_000, amount_due: 8_000 } },
  cleared: { state: 'cleared', order: { state: 'cleared' } },
  cleared_early: { state: 'cleared', order: { days_overdue: 0, payments: [{ amount: 206_000 }] } },
  cleared_late: { state: 'cleared', order: { days_overdue: 3, amount_due: 0 } },
  second_loan: { state: 'approved', quota: { total: 300_000 } },
  long_list: { state: 'lending' },
};

test.each(Object.entries(expected))('%s puts the account into its state', async (name, home) => {
  const sandbox = createTestSandbox({ now: () => Date.parse(at) });
  if (!isScenarioName(name)) throw new Error(name);
  const { token } = sandbox.scenario(name);
  const reply = await sandbox.call('app/home', {}, token);
  expect(reply).toMatchObject({ code: 0, ret: home });
});

test('every scenario has a description', () => {
  for (const { description } of Object.values(scenarios)) expect(description).toMatch(/\.$/);
});

test.each(['', 'unknown', 'toString', 5, null])('isScenarioName(%j) is false', (name) => {
  expect(isScenarioName(name)).toBe(false);
});

test.each(['2026-04-04T23:30:00-03:00', '2026-09-06T04:30:00Z', '2026-01-01T03:00:00Z'])(
  'overdue is three days overdue also at %s, when clocks or years change',
  async (time) => {
    const sandbox = createTestSandbox({ now: () => Date.parse(time) });
    const { token } = sandbox.scenario('overdue');
    const { ret } = await sandbox.call('app/home', {}, token);
    expect(ret).toMatchObject({ order: { days_overdue: 3, amount_due: 249_000 } });
  },
);
