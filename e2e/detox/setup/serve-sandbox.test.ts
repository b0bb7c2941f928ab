import { appOrigin } from '@/e2e/shared/app-links';
import { type ServedSandbox, serveSandbox } from './serve-sandbox';

let served: ServedSandbox;

afterEach(() => served.close());

const preflight = (path: string, headers: Record<string, string>) =>
  fetch(`${served.url}${path}`, { method: 'OPTIONS', headers });

test('a preflight request of a phone is allowed with its headers and cached', async () => {
  served = await serveSandbox({ port: 0, isForPhone: true });
  const names = 'app-name,content-type,language,token,version,version-code';
  const { status, headers } = await preflight('/api/app/home', {
    'access-control-request-headers': names,
  });
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(appOrigin);
  expect(headers.get('access-control-allow-headers')).toBe(names);
  expect(headers.get('access-control-allow-private-network')).toBe('true');
  expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0);
});

test('a response has CORS headers for a phone, and none for the desktop', async () => {
  served = await serveSandbox({ port: 0, isForPhone: true });
  const clock = await fetch(`${served.url}/__sandbox/clock`);
  expect(clock.headers.get('access-control-allow-origin')).toBe(appOrigin);
  expect(clock.headers.get('access-control-expose-headers')).toBe('date');
  await served.close();
  served = await serveSandbox({ port: 0, isForPhone: false });
  const other = await fetch(`${served.url}/__sandbox/clock`);
  expect(other.headers.get('access-control-allow-origin')).toBeNull();
});

test('another path is not found', async () => {
  served = await serveSandbox({ port: 0, isForPhone: false });
  expect((await fetch(`${served.url}/`)).status).toBe(404);
});

test('a taken port is refused with what to do', async () => {
  served = await serveSandbox({ port: 0, isForPhone: false });
  const port = Number(new URL(served.url).port);
  await expect(serveSandbox({ port, isForPhone: true })).rejects.toThrow(
    `Port ${port} is taken, and the app on the phone uses no other: stop the server there`,
  );
});
