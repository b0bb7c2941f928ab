import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NavigatorContext } from '@/lib/router/router-context';
import { fakeNavigator } from '@/scripts/jest/render-screen';
import { useClose } from './use-close';

const order = { path: '/pages/order-detail/order-detail', query: { order_no: '1' } };

function render(orderNo?: string) {
  const navigator = fakeNavigator({ path: '/pages/webview/webview', query: {} });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NavigatorContext value={navigator}>{children}</NavigatorContext>
  );
  const { result } = renderHook(() => useClose(orderNo), { wrapper });
  return { navigator, closing: result.current };
}

test('a page that stood still is left backwards', () => {
  const { navigator, closing } = render('1');
  closing.moved();
  closing.close();
  expect(navigator.back).toHaveBeenCalledWith(order);
});

test('a page that went on is replaced, as Back would stay inside of it', () => {
  const { navigator, closing } = render('1');
  closing.moved();
  closing.moved();
  closing.close();
  expect(navigator.replace).toHaveBeenCalledWith(order);
  expect(navigator.back).not.toHaveBeenCalled();
});

test('where nothing was paid, the way leads back, at the end Home', () => {
  const { navigator, closing } = render();
  closing.close();
  expect(navigator.back).toHaveBeenCalledWith({ path: '/', query: {} });
});
