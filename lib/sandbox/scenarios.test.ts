import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { isScenarioName, scenarios } from './scenarios';

test('a loan number means one loan in all scenarios: amount, discount, due date, agreement', () => {
  const loans = new Map<string, unknown>();
  for (const name of Object.keys(scenarios)) {
    if (!isScenarioName(name)) continue;
    const sandbox = createTestSandbox();
    sandbox.scenario(name);
    for (const account of sandbox.control.state().state.accounts) {
      for (const { order_no, amount, discount, repay_date, agreement } of account.orders) {
        const loan = { order_no, amount, discount, repay_date, agreement };
        expect({ name, loan }).toEqual({ name, loan: loans.get(order_no) ?? loan });
        loans.set(order_no, loan);
      }
    }
  }
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
