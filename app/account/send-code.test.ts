import { http } from 'msw';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { ok, received, server } from '@/lib/testing/server';
import { resendAt, sendCode } from './send-code';

const phone = { type: 'phone', to: '+56981234567' } as const;
const email = { type: 'email', to: 'ana@correo.cl' } as const;

beforeEach(() => removeValue('luka_code_sent'));
test.each([
  [phone, 'user/get_code', { phone: phone.to }],
  [email, 'user/get_mail_code', { email: email.to }],
])('requests the code for the chosen type', async (target, path, body) => {
  server.use(
    http.post('*', () => ok('user/get_code', { resend_seconds: 60, expires_seconds: 300 })),
  );
  await sendCode(target);
  expect(received).toMatchObject([{ path, body }]);
});

test('stores the resend time of the reply', async () => {
  server.use(
    http.post('*', () => ok('user/get_code', { resend_seconds: 45, expires_seconds: 300 })),
  );
  const before = Date.now();
  await sendCode(phone);
  expect(resendAt(phone.to)).toBeGreaterThanOrEqual(before + 45_000);
  expect(resendAt(phone.to)).toBeLessThanOrEqual(Date.now() + 45_000);
});

test('returns 0 for another address', async () => {
  writeValue('luka_code_sent', { to: phone.to, at: Date.now(), resend_seconds: 60 });
  expect(resendAt(email.to)).toBe(0);
});

test('stores nothing when the request fails', async () => {
  server.use(http.post('*', () => new Response('', { status: 500 })));
  await expect(sendCode(phone)).rejects.toMatchObject({ code: 'http' });
  expect(readValue('luka_code_sent')).toBeNull();
});

test('does not lengthen the wait when the clock is set back', () => {
  const now = Date.now();
  writeValue('luka_code_sent', { to: phone.to, at: now + 86_400_000, resend_seconds: 60 });
  expect(resendAt(phone.to, now)).toBe(now + 60_000);
});
