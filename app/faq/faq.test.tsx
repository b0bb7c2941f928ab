import { screen } from '@testing-library/react';
import { NavigatorContext } from '@/lib/router/router-context';
import { renderWithI18n } from '@/lib/testing/render';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { server } from '@/lib/testing/server';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { Faq } from './faq';

test.each([
  ['push', 1],
  ['back', 0],
] as const)(
  'after %s the answer of the query is brought into sight %i times',
  async (type, times) => {
    server.use(...createTestSandbox().handlers);
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const navigator = fakeNavigator({ path: '/', query: {} });
    const location = { ...navigator.current(), navigationType: type };
    renderWithI18n(
      <NavigatorContext value={{ ...navigator, current: () => location }}>
        <Faq opened="late" />
      </NavigatorContext>,
    );
    await screen.findByRole('searchbox');
    expect(scroll).toHaveBeenCalledTimes(times);
  },
);
