import { type FakeServer, ok, startFakeServer } from '../test/fake-server';
import { samples } from '../test/samples';
import { setFetch } from '../transport';
import { getBasicInfo, saveBasicInfo } from './basic-info';

let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
});

afterEach(() => setFetch(undefined));

test('the basic information reads as null before it was saved, then as saved', async () => {
  await expect(getBasicInfo()).resolves.toBeNull();
  server.answer(() => ok('app/get_basic_info', samples['app/get_basic_info'].ret));
  await expect(getBasicInfo()).resolves.toEqual(samples['app/get_basic_info'].ret);
});

test('the basic information is saved and says what comes next', async () => {
  const { body, ret } = samples['app/save_basic_info'];
  server.answer(() => ok('app/save_basic_info', ret));
  await expect(saveBasicInfo(body)).resolves.toEqual(ret);
  expect(server.received).toMatchObject([{ path: 'app/save_basic_info', body }]);
});
