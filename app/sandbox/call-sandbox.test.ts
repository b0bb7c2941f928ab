import { setFetch } from '@/lib/api/transport';
import { callSandbox } from './call-sandbox';

const fetched: Request[] = [];

beforeEach(() => {
  fetched.length = 0;
  setFetch(async (request) => {
    fetched.push(request);
    return request.url.endsWith('/broken')
      ? new Response('{}', { status: 404 })
      : Response.json({ done: true });
  });
});
afterEach(() => {
  setFetch(undefined);
  document.head.innerHTML = '';
});

test('sends a GET, or a POST with a body, to the sandbox in the page', async () => {
  expect(await callSandbox('outbox')).toEqual({ done: true });
  await callSandbox('settle', { payment_id: 'p' });
  expect(fetched.map(({ method, url }) => [method, url])).toEqual([
    ['GET', 'http://localhost/__sandbox/outbox'],
    ['POST', 'http://localhost/__sandbox/settle'],
  ]);
  expect(await fetched[1]?.json()).toEqual({ payment_id: 'p' });
});

test('calls a sandbox that is served over HTTP at its own address', async () => {
  document.head.innerHTML = '<meta name="luka-sandbox" content="http://127.0.0.1:4000">';
  await callSandbox('outbox');
  expect(fetched[0]?.url).toBe('http://127.0.0.1:4000/__sandbox/outbox');
});

test('rejects when the sandbox refuses', async () => {
  await expect(callSandbox('broken')).rejects.toThrow('/__sandbox/broken: status 404');
});
