import { basics, user } from '@/e2e/shared/sample-user';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { hidden, hidePersonal } from './hide-personal';

test('the state of an account shows what happened and nothing about the user', () => {
  const sandbox = createTestSandbox();
  sandbox.scenario('overdue');
  const { accounts } = sandbox.control.state().state;
  const text = JSON.stringify(hidePersonal(accounts));
  const [account] = accounts;
  const { first_name, last_name, run, whatsapp, birth_date } = account?.basic ?? {};
  const { account_number, full_name } = account?.transfer ?? {};
  const contacts = account?.extra?.contacts.flatMap(({ name, phone }) => [name, phone]) ?? [];
  const personal = [account?.phone, first_name, last_name, run, whatsapp, birth_date];
  for (const value of [...personal, account_number, full_name, ...contacts]) {
    expect(value).toEqual(expect.any(String));
    expect(text).not.toContain(value);
  }
  expect(text).toContain(`"order_no":"${account?.orders[0]?.order_no}"`);
  expect(text).toContain(`"amount":${account?.orders[0]?.amount}`);
});

test.each([
  ['phone', user.storedPhone],
  ['code', '482913'],
  ['token', 'abc'],
  ['first_name', basics.first_name],
  ['a_field_of_tomorrow', 'Antonia'],
  ['latitude', -33.4],
])('%s is hidden', (name, value) => {
  expect(hidePersonal({ list: [{ [name]: value }] })).toEqual({ list: [{ [name]: hidden }] });
});

test('codes, states, amounts and empty texts are shown', () => {
  const reply = {
    code: 301,
    msg: 'no',
    ret: { state: 'lending', amount: 5, paid: true, tail: '' },
  };
  expect(hidePersonal(reply)).toEqual(reply);
});
