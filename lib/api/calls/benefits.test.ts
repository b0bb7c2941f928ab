import { ok, startFakeServer } from '../test/fake-server';
import { samples } from '../test/samples';
import { setFetch } from '../transport';
import { getBenefits } from './benefits';

afterEach(() => setFetch(undefined));

test('coupons and vouchers are read', async () => {
  const server = startFakeServer();
  server.answer(() => ok('coupon/my_coupon', samples['coupon/my_coupon'].ret));
  await expect(getBenefits()).resolves.toEqual(samples['coupon/my_coupon'].ret);
  expect(server.received).toMatchObject([{ path: 'coupon/my_coupon', body: {} }]);
});
