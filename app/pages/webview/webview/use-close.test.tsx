import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NavigatorContext } from '@/lib/router/router-context';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { useClose } from './use-close';

const order = { path: '/pages/order-detail/order-detail', query: { order_no: '1' } };

function render(orderNo?: string) {
  const navigator = fakeNavigator({ path: '/pages/webview/webview', query: {} });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NavigatorContext value={navigator}>{children}</NavigatorContext>
  );
  const { result } = renderHook(() => useClose(orderNo), { wrapper });
  return { navigator, close: result.current };
}

test('a pay page is left backwards, at the end to the order that was paid', () => {
  const { navigator, close } = render('1');
  close();
  expect(navigator.back).toHaveBeenCalledWith(order);
});

test('where nothing was paid, the way leads back, at the end Home', () => {
  const { navigator, close } = render();
  close();
  expect(navigator.back).toHaveBeenCalledWith({ path: '/', query: {} });
});
