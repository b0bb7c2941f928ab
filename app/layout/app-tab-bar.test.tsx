import { fireEvent, screen as page } from '@testing-library/react';
import { NavigatorContext } from '@/lib/router/router-context';
import { useTabTap } from '@/lib/router/tab-tap';
import { renderWithI18n } from '@/lib/testing/render';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { textOf } from '@/lib/testing/text-of';
import { AppTabBar } from './app-tab-bar';

const current = '/pages/profile/profile';

function start() {
  const navigator = fakeNavigator({ path: current, query: {} });
  const onTap = jest.fn();
  function Bar() {
    useTabTap(current, onTap);
    return <AppTabBar current={current} />;
  }
  renderWithI18n(
    <NavigatorContext value={navigator}>
      <Bar />
    </NavigatorContext>,
  );
  return { navigator, onTap };
}

test('marks the current tab only', () => {
  start();
  expect(page.getAllByRole('link').map((tab) => tab.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'page',
  ]);
});

test('a tap on another tab relaunches the app there', () => {
  const { navigator, onTap } = start();
  fireEvent.click(page.getByRole('link', { name: textOf('shell.tabs.home') }));
  expect(navigator.relaunch.mock.calls).toEqual([[{ path: '/', query: {} }]]);
  expect(onTap).not.toHaveBeenCalled();
});

test('a tap on the current tab is told to its screen, and goes nowhere', () => {
  const { navigator, onTap } = start();
  fireEvent.click(page.getByRole('link', { name: textOf('shell.tabs.profile') }));
  expect(onTap).toHaveBeenCalledTimes(1);
  expect(navigator.relaunch).not.toHaveBeenCalled();
});
