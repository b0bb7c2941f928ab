import { configure, waitFor } from '@testing-library/react';
import { queuedEvents } from '@/lib/behavior/event-queue';
import { logInConsenting, removeConsentingUser } from '@/lib/testing/consenting-user';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { milestoneEvents, sendMilestone } from './milestones';
import { reachMilestone } from './reach-milestone';

// What comes by itself may take its time on a machine that has much else to do.
configure({ asyncUtilTimeout: 20_000 });

let native: FakeShell;

beforeEach(() => {
  native = installFakeShell();
  native.reply('afEvent', { sent: true });
  logInConsenting('attribution');
});
afterEach(() => {
  native.remove();
  removeConsentingUser();
});

const told = () => native.posted.map(({ event, data }) => [event, data]);

test.each(['registration', 'application', 'loan', 'repayment'] as const)(
  'the %s is counted by its name alone: no amount, no id, no person',
  async (milestone) => {
    expect(await sendMilestone(milestone)).toBe(true);
    expect(told()).toEqual([['afEvent', { name: milestoneEvents[milestone] }]]);
  },
);

test('without a yes nothing is counted, and neither in a browser', async () => {
  logInConsenting('behavior');
  expect(await sendMilestone('loan')).toBe(false);
  logInConsenting('attribution');
  native.remove();
  expect(await sendMilestone('loan')).toBe(false);
  expect(told()).toEqual([]);
});

test.each([{ data: { sent: false } }, { error: { code: 'failed', message: '' } }])(
  'what was not sent is not sent, and nobody hears of it (%#)',
  async (answer) => {
    native.on('afEvent', ({ callbackId }) => native.send({ callbackId, ...answer }));
    expect(await sendMilestone('loan')).toBe(false);
  },
);

test('a screen says that it came so far, and each consent has its own', async () => {
  logInConsenting('attribution', 'behavior');
  reachMilestone('repayment');
  await waitFor(() => expect(told()).toEqual([['afEvent', { name: 'af_repayment_ok' }]]));
  await waitFor(() => expect(queuedEvents()).toMatchObject([{ key: 'repayment_done' }]));
});
