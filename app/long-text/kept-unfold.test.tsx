import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NavigationType } from '@/lib/router/navigation/history-stack';
import { NavigatorContext } from '@/lib/router/router-context';
import { renderWithI18n } from '@/lib/testing/render';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { KeptUnfold } from './kept-unfold';

type Visit = { navigationType: NavigationType; path?: string; open?: boolean };

/** Shows the page once; returns what leaves it. */
function visit({ navigationType, path = '/', open }: Visit) {
  const navigator = fakeNavigator({ path, query: {} });
  const location = { ...navigator.current(), navigationType };
  const { unmount } = renderWithI18n(
    <NavigatorContext value={{ ...navigator, current: () => location }}>
      <KeptUnfold name="late" title="Late?" open={open}>
        Yes
      </KeptUnfold>
    </NavigatorContext>,
  );
  return unmount;
}
const line = () => screen.getByRole('group');
const tap = () => userEvent.click(screen.getByText('Late?'));

test.each(['back', 'forward'] as const)('what was unfolded is so again after %s', async (type) => {
  const leave = visit({ navigationType: 'push' });
  expect(line()).not.toHaveAttribute('open');
  await tap();
  leave();
  visit({ navigationType: type });
  expect(line()).toHaveAttribute('open');
});

test('what was folded stays so after Back, also where the page opens it', async () => {
  const leave = visit({ navigationType: 'push', open: true });
  await tap();
  leave();
  visit({ navigationType: 'back', open: true });
  expect(line()).not.toHaveAttribute('open');
});

test('a new visit starts anew, also for the Back after it', async () => {
  const leave = visit({ navigationType: 'push' });
  await tap();
  leave();
  const leaveAgain = visit({ navigationType: 'push' });
  expect(line()).not.toHaveAttribute('open');
  leaveAgain();
  visit({ navigationType: 'back' });
  expect(line()).not.toHaveAttribute('open');
});

test('another page is not opened', async () => {
  const leave = visit({ navigationType: 'push' });
  await tap();
  leave();
  visit({ navigationType: 'back', path: '/other' });
  expect(line()).not.toHaveAttribute('open');
});
