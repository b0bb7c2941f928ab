import { waitFor } from '@testing-library/react';
import { queuedEvents } from '@/lib/behavior/event-queue';
import { logInConsenting } from '@/lib/testing/consenting-user';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { milestoneEvents, sendMilestone } from './milestones';
import { reachMilestone } from './reach-milestone';

let native: FakeShell;

beforeEach(() => {
  native = installFakeShell();
  native.reply('afEvent', { sent: true });
  logInConsenting('attribution');
});

const calls = () => native.posted.map(({ event, data }) => [event, data]);

test.each(['registration', 'application', 'loan', 'repayment'] as const)(
  'sends the %s by its name, without user data',
  async (milestone) => {
    expect(await sendMilestone(milestone)).toBe(true);
    expect(calls()).toEqual([['afEvent', { name: milestoneEvents[milestone] }]]);
  },
);

test('sends nothing without consent, and nothing in a browser', async () => {
  logInConsenting('behavior');
  expect(await sendMilestone('loan')).toBe(false);
  logInConsenting('attribution');
  native.remove();
  expect(await sendMilestone('loan')).toBe(false);
  expect(calls()).toEqual([]);
});

test.each([{ data: { sent: false } }, { error: { code: 'failed', message: '' } }])(
  'resolves with false when the shell did not send it (%#)',
  async (reply) => {
    native.on('afEvent', ({ callbackId }) => native.send({ callbackId, ...reply }));
    expect(await sendMilestone('loan')).toBe(false);
  },
);

test('reachMilestone sends the milestone and tracks the event, each with its own consent', async () => {
  logInConsenting('attribution', 'behavior');
  reachMilestone('repayment');
  await waitFor(() => expect(calls()).toEqual([['afEvent', { name: 'af_repayment_ok' }]]));
  await waitFor(() => expect(queuedEvents()).toMatchObject([{ key: 'repayment_done' }]));
});
