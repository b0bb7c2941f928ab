/** @jest-environment jest-fixed-jsdom */
import { readValue } from '@/lib/storage/values';
import { startPageSandbox } from './entry-page';

const post = (path: string, body: object = {}) =>
  new Request(`https://luka.invalid/${path}`, { method: 'POST', body: JSON.stringify(body) });

afterEach(() => {
  document.head.innerHTML = '';
});

test('runs in the page and restores its state after a reload', async () => {
  const fetchLike = await startPageSandbox({ latency: 0 });
  const scenario = await fetchLike(post('__sandbox/scenario', { name: 'overdue' }));
  const { token } = await scenario.json();
  expect(readValue('luka_sandbox')).toContain(token);
  const reloaded = await startPageSandbox({ latency: 0, language: 'en' });
  const home = await reloaded(new Request(post('app/home'), { headers: { token } }));
  expect(await home.json()).toMatchObject({ code: 0, ret: { state: 'overdue' } });
});
