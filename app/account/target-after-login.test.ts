import { HttpResponse, http } from 'msw';
import { rememberReturnPath } from '@/lib/session/return-path';
import { samples } from '@/lib/testing/api-samples';
import { ok, received, server } from '@/lib/testing/server';
import { targetAfterLogin } from './target-after-login';

const { ret: home } = samples['app/home'];
const homeTarget = { path: '/', query: {} };

test.each([
  ['init', 'social', '/pages/step/step-social/step-social'],
  ['not_approved', 'id_card', '/pages/upload/upload-id-card/upload-id-card'],
  ['approved', 'social', '/'],
  ['init', undefined, '/'],
] as const)(
  'a user who wants to apply, %s with the next step %s, comes to %s',
  async (state, next_step, path) => {
    server.use(http.post('*', () => ok('app/home', { ...home, state, next_step })));
    expect(await targetAfterLogin(true)).toEqual({ path, query: {} });
  },
);

test('a user who wants to apply comes Home when the account cannot be fetched', async () => {
  server.use(http.post('*', () => HttpResponse.error()));
  expect(await targetAfterLogin(true)).toEqual(homeTarget);
});

test('others return to the screen that asked for the log-in once, without a request', async () => {
  rememberReturnPath('/pages/my-loan/my-loan');
  expect(await targetAfterLogin(false)).toEqual({ path: '/pages/my-loan/my-loan', query: {} });
  expect(await targetAfterLogin(false)).toEqual(homeTarget);
  expect(received).toEqual([]);
});
