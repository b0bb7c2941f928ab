import { EventEmitter } from 'node:events';
import { RequestLog } from './request-log';

function createLog() {
  const source = Object.assign(new EventEmitter(), { pages: () => [] });
  return { source, log: new RequestLog(source, source) };
}

const request = (url: string) => ({ url: () => url });

/** Whether the log is idle, once every microtask has run. */
async function isIdle(log: RequestLog, ignored?: readonly RegExp[]): Promise<boolean> {
  let idle = false;
  void log.waitUntilIdle(ignored).then(() => {
    idle = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  return idle;
}

test('the log is idle once every request has finished or failed', async () => {
  const { source, log } = createLog();
  const [first, second] = [request('a'), request('b')];
  source.emit('request', first);
  source.emit('request', second);
  source.emit('requestfinished', first);
  expect(await isIdle(log)).toBe(false);
  source.emit('requestfailed', second);
  expect(await isIdle(log)).toBe(true);
  expect(log.started).toBe(2);
});

test('a pending request whose URL is ignored does not keep the log busy', async () => {
  const { source, log } = createLog();
  source.emit('request', request('https://app.luka.local/api/user/upload_behavior'));
  expect(await isIdle(log)).toBe(false);
  expect(await isIdle(log, [/\/api\/user\/upload_/])).toBe(true);
});

test('the requests of a page end when it is closed', async () => {
  const { source, log } = createLog();
  const page = new EventEmitter();
  source.emit('page', page);
  source.emit('request', request('a'));
  page.emit('close');
  expect(await isIdle(log)).toBe(true);
});

test('API calls are counted by their path', async () => {
  const { source, log } = createLog();
  for (const path of ['api/app/home', 'api/app/home', 'icon.svg']) {
    source.emit('request', request(`http://127.0.0.1/${path}`));
  }
  await log.waitFor('app/home', 2);
  expect(log.count('app/home')).toBe(2);
  expect(log.count('loan/apply')).toBe(0);
});
