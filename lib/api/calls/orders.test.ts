import { ok, startFakeServer } from '../test/fake-server';
import { samples } from '../test/samples';
import { setFetch } from '../transport';
import { getCompleteOrders, getProcessingOrders } from './orders';

afterEach(() => setFetch(undefined));

test('a page of each list is read', async () => {
  const server = startFakeServer();
  const { body, ret } = samples['user/get_complete_order'];
  server.answer(() => ok('user/get_complete_order', ret));
  await expect(getProcessingOrders(body)).resolves.toEqual(ret);
  await expect(getCompleteOrders(body)).resolves.toEqual(ret);
  expect(server.received).toMatchObject([
    { path: 'user/get_processing_order', body },
    { path: 'user/get_complete_order', body },
  ]);
});
