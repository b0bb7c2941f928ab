import { type FakeServer, ok, startFakeServer } from '../test/fake-server';
import { samples } from '../test/samples';
import { setFetch } from '../transport';
import { getExtraInfo, saveExtraInfo } from './extra-info';

let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
});

afterEach(() => setFetch(undefined));

test('the social information reads as null before it was saved, then as saved', async () => {
  await expect(getExtraInfo()).resolves.toBeNull();
  server.answer(() => ok('app/get_extra_info', samples['app/get_extra_info'].ret));
  await expect(getExtraInfo()).resolves.toEqual(samples['app/get_extra_info'].ret);
});

test('the social information is saved and says what comes next', async () => {
  const { body, ret } = samples['app/save_extra_info'];
  server.answer(() => ok('app/save_extra_info', ret));
  await expect(saveExtraInfo(body)).resolves.toEqual(ret);
  expect(server.received).toMatchObject([{ path: 'app/save_extra_info', body }]);
});
