import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { readSms } from './read-phone';

const { signal } = new AbortController();

let native: FakeShell;

beforeEach(() => {
  native = installFakeShell();
});

test.each([true, false])('requests the permission for messages where ask is %p', async (ask) => {
  native.reply('permission', { sms: 'denied' });
  await expect(readSms(signal, { ask })).rejects.toThrow();
  expect(native.posted).toMatchObject([{ event: 'permission', data: { names: ['sms'], ask } }]);
});

test.each([
  ['denied', 'denied'],
  ['denied_forever', 'denied_forever'],
  ['not_asked', 'denied'],
])('rejects for the permission %s as a failure of smsInfo with %s', async (sms, code) => {
  native.reply('permission', { sms });
  await expect(readSms(signal, { ask: true })).rejects.toMatchObject({
    code,
    event: 'smsInfo',
    message: expect.stringContaining('denies'),
  });
});
