import { type FakeServer, ok, startFakeServer } from '../test/fake-server';
import { samples } from '../test/samples';
import { setFetch } from '../transport';
import { getArea, getBankList, getBasicOptions, getExtraOptions } from './application-options';

let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
});

afterEach(() => setFetch(undefined));

test('the choices of both forms are read', async () => {
  server.answer(() => ok('app/get_list_page1_new', samples['app/get_list_page1_new'].ret));
  await expect(getBasicOptions()).resolves.toHaveProperty('overdue_questions');
  server.answer(() => ok('app/get_list_page2_new', samples['app/get_list_page2_new'].ret));
  await expect(getExtraOptions()).resolves.toHaveProperty('relationship');
  expect(server.received.map(({ path }) => path)).toEqual([
    'app/get_list_page1_new',
    'app/get_list_page2_new',
  ]);
});

test('places are asked for without a parent first, then inside one', async () => {
  server.answer(() => ok('app/get_area', samples['app/get_area'].ret));
  await getArea();
  await expect(getArea('13')).resolves.toEqual([{ code: '13', name: 'Santiago' }]);
  expect(server.received.map(({ body }) => body)).toEqual([{}, { parent: '13' }]);
});

test('the banks are read', async () => {
  server.answer(() => ok('app/get_bank_list', samples['app/get_bank_list'].ret));
  await expect(getBankList()).resolves.toHaveLength(1);
  expect(server.received).toMatchObject([{ path: 'app/get_bank_list' }]);
});
