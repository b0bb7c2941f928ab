import { HttpResponse, http } from 'msw';
import { received, server } from '@/lib/testing/server';
import { callSandbox } from './call-sandbox';

beforeEach(() =>
  server.use(
    http.all('*/broken', () => HttpResponse.json({}, { status: 404 })),
    http.all('*', () => HttpResponse.json({ done: true })),
  ),
);
afterEach(() => {
  document.head.innerHTML = '';
});

test('sends a GET, or a POST with a body, to the sandbox in the page', async () => {
  expect(await callSandbox('outbox')).toEqual({ done: true });
  await callSandbox('settle', { payment_id: 'p' });
  expect(received).toMatchObject([
    { method: 'GET', url: 'http://localhost/__sandbox/outbox' },
    { method: 'POST', url: 'http://localhost/__sandbox/settle', body: { payment_id: 'p' } },
  ]);
});

test('calls a sandbox that is served over HTTP at its own address', async () => {
  document.head.innerHTML = '<meta name="luka-sandbox" content="http://127.0.0.1:4000">';
  await callSandbox('outbox');
  expect(received[0]?.url).toBe('http://127.0.0.1:4000/__sandbox/outbox');
});

test('rejects when the sandbox refuses', async () => {
  await expect(callSandbox('broken')).rejects.toThrow('/__sandbox/broken: status 404');
});
