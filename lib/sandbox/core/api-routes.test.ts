import type { Path } from '@/lib/api/contract';
import { createTestSandbox } from '@/lib/testing/test-sandbox';

const sandbox = createTestSandbox();

async function post(path: string, headers: Record<string, string> = {}) {
  const request = new Request(`https://api.example/v1/${path}`, {
    method: 'POST',
    body: '{}',
    headers,
  });
  const response = await sandbox.fetch(request);
  return { status: response.status, reply: await response.json() };
}

test('replies 10001 for an unknown token, also to calls of guests', async () => {
  const { reply } = await post('app/home', { token: 'stale', language: 'en' });
  expect(reply).toEqual({
    code: 10001,
    msg: 'Your session ended. Log in again.',
    ret: { reason_code: 'session_over' },
  });
});

test('ignores a stale token on log-in', async () => {
  const { reply } = await post('app/get_login_option', { token: 'stale' });
  expect(reply.code).toBe(0);
});

test('uses the language header, and a default for other languages', async () => {
  const texts = await Promise.all(
    ['es', 'en', 'vi'].map(async (language) => {
      const { reply } = await post('app/home', { token: 'stale', language });
      return reply.msg;
    }),
  );
  expect(texts).toEqual([
    'Tu sesión terminó. Ingresa de nuevo.',
    'Your session ended. Log in again.',
    'Tu sesión terminó. Ingresa de nuevo.',
  ]);
});

test('replies 404 in the usual shape to an unknown path', async () => {
  const { status, reply } = await post('app/nothing');
  expect(status).toBe(404);
  expect(reply).toEqual({ code: 404, msg: 'unknown call', ret: null });
});

test('refuses a body that is not JSON', async () => {
  const path: Path = 'user/get_code';
  const request = new Request(`https://api.example/${path}`, { method: 'POST', body: '{"pho' });
  const reply = await (await sandbox.fetch(request)).json();
  expect(reply.code).toBe(400);
});
