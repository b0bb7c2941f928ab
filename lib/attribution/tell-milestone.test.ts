import { configure, waitFor } from '@testing-library/react';
import { waitingEvents } from '@/lib/behavior/waiting-events';
import { logInAllowing, logOutAfterTest } from '@/lib/consent/test-person';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { reachMilestone } from './reach-milestone';
import { milestoneEvents, tellMilestone } from './tell-milestone';

// What comes by itself may take its time on a machine that has much else to do.
configure({ asyncUtilTimeout: 20_000 });

let native: FakeShell;

beforeEach(() => {
  native = installFakeShell();
  native.reply('afEvent', { sent: true });
  logInAllowing('attribution');
});
afterEach(() => {
  native.remove();
  logOutAfterTest();
});

const told = () => native.posted.map(({ event, data }) => [event, data]);

test.each(['registration', 'application', 'loan', 'repayment'] as const)(
  'the %s is counted by its name alone: no amount, no id, no person',
  async (milestone) => {
    expect(await tellMilestone(milestone)).toBe(true);
    expect(told()).toEqual([['afEvent', { name: milestoneEvents[milestone] }]]);
  },
);

test('without a yes nothing is counted, and neither in a browser', async () => {
  logInAllowing('behavior');
  expect(await tellMilestone('loan')).toBe(false);
  logInAllowing('attribution');
  native.remove();
  expect(await tellMilestone('loan')).toBe(false);
  expect(told()).toEqual([]);
});

test.each([{ data: { sent: false } }, { error: { code: 'failed', message: '' } }])(
  'what was not sent is not sent, and nobody hears of it (%#)',
  async (answer) => {
    native.on('afEvent', ({ callbackId }) => native.send({ callbackId, ...answer }));
    expect(await tellMilestone('loan')).toBe(false);
  },
);

test('a screen says that it came so far, and each consent has its own', async () => {
  logInAllowing('attribution', 'behavior');
  reachMilestone('repayment');
  await waitFor(() => expect(told()).toEqual([['afEvent', { name: 'af_repayment_ok' }]]));
  await waitFor(() => expect(waitingEvents()).toMatchObject([{ key: 'repayment_done' }]));
});
