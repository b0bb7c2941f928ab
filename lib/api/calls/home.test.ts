import { ok, startFakeServer } from '../test/fake-server';
import { samples } from '../test/samples';
import { setFetch } from '../transport';
import { getHome } from './home';

afterEach(() => setFetch(undefined));

test('Home is asked for and read', async () => {
  const server = startFakeServer();
  server.answer(() => ok('app/home', samples['app/home'].ret));
  await expect(getHome()).resolves.toEqual(samples['app/home'].ret);
  expect(server.received).toMatchObject([{ path: 'app/home', body: {} }]);
});
