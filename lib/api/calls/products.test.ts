import { ok, startFakeServer } from '../test/fake-server';
import { samples } from '../test/samples';
import { setFetch } from '../transport';
import { getProductList } from './products';

afterEach(() => setFetch(undefined));

test('the products are read', async () => {
  const server = startFakeServer();
  server.answer(() => ok('app/get_product_list', samples['app/get_product_list'].ret));
  await expect(getProductList()).resolves.toEqual(samples['app/get_product_list'].ret);
  expect(server.received).toMatchObject([{ path: 'app/get_product_list', body: {} }]);
});
