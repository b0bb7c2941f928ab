import { removeValue, writeValue } from '@/lib/storage/values';
import { wipePersonal } from '@/lib/storage/wipe-personal';
import { lastLogin, rememberLogin, sentTarget } from './login-target';

const sent = (to: string) => writeValue('luka_code_sent', { to, at: 1, resend_seconds: 60 });

beforeEach(() => removeValue('luka_code_sent'));
afterEach(() => wipePersonal('signOut'));

test('there is no target before a code was sent, nor of the other kind', () => {
  expect(sentTarget('phone')).toBeNull();
  sent('ana@correo.cl');
  expect(sentTarget('phone')).toBeNull();
});

test('how the user logged in outlives a session that has expired, and no sign-out', async () => {
  rememberLogin({ type: 'phone', to: '+56981234567' });
  await wipePersonal('expired');
  expect(lastLogin()).toEqual({ type: 'phone', to: '+56981234567' });
  await wipePersonal('signOut');
  expect(lastLogin()).toBeNull();
});
