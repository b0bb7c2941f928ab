import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithI18n } from '@/lib/testing/render';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { Link } from './link';
import { NavigatorContext } from './router-context';

test('is an anchor to the screen, which it opens without a reload', async () => {
  const navigator = fakeNavigator({ path: '/', query: {} });
  renderWithI18n(
    <NavigatorContext value={navigator}>
      <Link to="/pages/policy/policy" query={{ type: 'faq' }} className="c" id="faq">
        FAQ
      </Link>
    </NavigatorContext>,
  );
  const link = screen.getByRole('link', { name: 'FAQ' });
  expect(link).toHaveAttribute('href', '#/pages/policy/policy?type=faq');
  expect(link).toHaveClass('c');
  expect(link).toHaveAttribute('id', 'faq');
  await userEvent.click(link);
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/policy/policy',
    query: { type: 'faq' },
  });
});
