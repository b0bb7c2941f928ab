import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NavigationType } from '@/lib/router/navigation/history-stack';
import { NavigatorContext } from '@/lib/router/router-context';
import { renderWithI18n } from '@/lib/testing/render';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { server } from '@/lib/testing/server';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { Faq } from './faq';

/** Shows the page; returns what leaves it. */
function visit(navigationType: NavigationType) {
  server.use(...createTestSandbox().handlers);
  const navigator = fakeNavigator({ path: '/', query: {} });
  const location = { ...navigator.current(), navigationType };
  const { unmount } = renderWithI18n(
    <NavigatorContext value={{ ...navigator, current: () => location }}>
      <Faq opened="late" />
    </NavigatorContext>,
  );
  return unmount;
}

test('what was searched is there again after Back, with what was found, and not on a new visit', async () => {
  const leave = visit('push');
  await userEvent.type(await screen.findByRole('searchbox'), 'atraso');
  const found = screen.getAllByRole('group').length;
  leave();
  const leaveAgain = visit('back');
  expect(await screen.findByRole('searchbox')).toHaveValue('atraso');
  expect(screen.getAllByRole('group')).toHaveLength(found);
  leaveAgain();
  visit('push');
  expect(await screen.findByRole('searchbox')).toHaveValue('');
});

test.each([
  ['push', 1],
  ['back', 0],
] as const)(
  'after %s the answer of the query is brought into sight %i times',
  async (type, times) => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    visit(type);
    await screen.findByRole('searchbox');
    expect(scroll).toHaveBeenCalledTimes(times);
  },
);
