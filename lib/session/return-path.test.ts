import { rememberReturnPath, takeReturnPath } from './return-path';

test('where the person was is handed out once', () => {
  rememberReturnPath('/pages/order-detail/order-detail?order_no=L1');
  expect(takeReturnPath()).toBe('/pages/order-detail/order-detail?order_no=L1');
  expect(takeReturnPath()).toBeNull();
});

test('a place that is not ours is not gone to', () => {
  rememberReturnPath('//evil.example');
  expect(takeReturnPath()).toBeNull();
});
