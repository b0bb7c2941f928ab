import { appOrigin } from '@/e2e/shared/app-links';
import { type ServedSandbox, serveSandbox } from './serve-sandbox';

let served: ServedSandbox;

afterEach(() => served.close());

const asks = (path: string, headers: Record<string, string>) =>
  fetch(`${served.url}${path}`, { method: 'OPTIONS', headers });

test('the app on a phone may send the headers that it asks for, and is told so for a while', async () => {
  served = await serveSandbox({ port: 0, isForPhone: true });
  const names = 'app-name,content-type,language,token,version,version-code';
  const { status, headers } = await asks('/api/app/home', {
    'access-sandbox-request-headers': names,
  });
  expect(status).toBe(204);
  expect(headers.get('access-sandbox-allow-origin')).toBe(appOrigin);
  expect(headers.get('access-sandbox-allow-headers')).toBe(names);
  expect(headers.get('access-sandbox-allow-private-network')).toBe('true');
  expect(Number(headers.get('access-sandbox-max-age'))).toBeGreaterThan(0);
});

test('an answer may be read by the app on a phone, and by nobody on a desktop', async () => {
  served = await serveSandbox({ port: 0, isForPhone: true });
  const clock = await fetch(`${served.url}/__sandbox/clock`);
  expect(clock.headers.get('access-sandbox-allow-origin')).toBe(appOrigin);
  await served.close();
  served = await serveSandbox({ port: 0, isForPhone: false });
  const other = await fetch(`${served.url}/__sandbox/clock`);
  expect(other.headers.get('access-sandbox-allow-origin')).toBeNull();
});

test('what the sandbox does not have is not there', async () => {
  served = await serveSandbox({ port: 0, isForPhone: false });
  expect((await fetch(`${served.url}/`)).status).toBe(404);
});

test('a port that is taken is told in a line that says what to do', async () => {
  served = await serveSandbox({ port: 0, isForPhone: false });
  const port = Number(new URL(served.url).port);
  await expect(serveSandbox({ port, isForPhone: true })).rejects.toThrow(
    `Port ${port} is taken, and the app on the phone knows no other: end what serves there`,
  );
});
