import { type FakeServer, ok, startFakeServer } from '../test/fake-server';
import { samples } from '../test/samples';
import { setFetch } from '../transport';
import { getLoginOption, login, sendMailCode, sendPhoneCode } from './account';

let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
});

afterEach(() => setFetch(undefined));

test('the ways to log in are read', async () => {
  server.answer(() => ok('app/get_login_option', samples['app/get_login_option'].ret));
  await expect(getLoginOption()).resolves.toMatchObject({ code_length: 6 });
});

test('a code is sent to a phone or to an address', async () => {
  server.answer(() => ok('user/get_code', samples['user/get_code'].ret));
  await expect(sendPhoneCode('+56912345678')).resolves.toMatchObject({ resend_seconds: 60 });
  await expect(sendMailCode('ana@example.cl')).resolves.toMatchObject({ expires_seconds: 300 });
  expect(server.received).toMatchObject([
    { path: 'user/get_code', body: { phone: '+56912345678' } },
    { path: 'user/get_mail_code', body: { email: 'ana@example.cl' } },
  ]);
});

test('a code is traded for a token', async () => {
  const { body, ret } = samples['user/login'];
  server.answer(() => ok('user/login', ret));
  await expect(login(body)).resolves.toEqual(ret);
  expect(server.received).toMatchObject([{ path: 'user/login', body }]);
});
