import { ok, startFakeServer } from '../test/fake-server';
import { samples } from '../test/samples';
import { setFetch } from '../transport';
import { getAppList } from './partner-apps';

afterEach(() => setFetch(undefined));

test("the partners' apps are read", async () => {
  const server = startFakeServer();
  server.answer(() => ok('app/get_app_list', samples['app/get_app_list'].ret));
  await expect(getAppList()).resolves.toEqual(samples['app/get_app_list'].ret);
  expect(server.received).toMatchObject([{ path: 'app/get_app_list', body: {} }]);
});
