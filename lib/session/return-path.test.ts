import { rememberReturnPath, takeReturnPath } from './return-path';

test('returns the path once', () => {
  rememberReturnPath('/pages/order-detail/order-detail?order_no=L1');
  expect(takeReturnPath()).toBe('/pages/order-detail/order-detail?order_no=L1');
  expect(takeReturnPath()).toBeNull();
});
