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
