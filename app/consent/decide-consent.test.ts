import { sendPendingRegistration } from '@/lib/attribution/registration';
import { enqueueEvent, queuedEvents } from '@/lib/behavior/event-queue';
import { type ConsentKind, consentKinds } from '@/lib/consent/kinds';
import { readValue } from '@/lib/storage/values';
import { logInConsenting } from '@/lib/testing/consenting-user';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { decideConsent } from './decide-consent';

jest.mock('@/lib/attribution/registration');

let native: FakeShell;

beforeEach(() => {
  native = installFakeShell();
  native.reply('permission', { sms: 'granted' });
  logInConsenting();
  enqueueEvent({ key: 'screen_opened', time: 1 });
});

const both = consentKinds.flatMap((kind) => [
  [kind, true] as const,
  [kind, false] as const,
]) satisfies readonly (readonly [ConsentKind, boolean])[];

test.each(both)(
  'a decision on %s, %s, is stored and does what belongs to it alone',
  async (...decision) => {
    const [kind, granted] = decision;
    expect(await decideConsent(kind, granted)).toBe(true);
    const is = (one: ConsentKind, answer: boolean) => kind === one && granted === answer;
    expect(readValue('luka_consents_u1')?.[kind]?.granted).toBe(granted);
    expect(queuedEvents()).toHaveLength(is('behavior', false) ? 0 : 1);
    expect(sendPendingRegistration).toHaveBeenCalledTimes(is('attribution', true) ? 1 : 0);
    expect(
      native.posted.filter(({ event }) => event === 'permission').map(({ data }) => data),
    ).toEqual(is('sms', true) ? [{ names: ['sms'], ask: true }] : []);
  },
);

test('resolves with false when Android denies what the user allows', async () => {
  native.reply('permission', { sms: 'denied' });
  expect(await decideConsent('sms', true)).toBe(false);
  expect(readValue('luka_consents_u1')?.sms?.granted).toBe(true);
});
