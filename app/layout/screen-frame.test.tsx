import { act, screen, within } from '@testing-library/react';
import { NavigatorContext } from '@/lib/router/router-context';
import { renderWithI18n } from '@/lib/testing/render';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { ScreenFrame } from './screen-frame';

test.each([
  ['in the bar', true, 'banner'],
  ['as the first line of the content where it is large', 'large', 'main'],
] as const)('shows the title once, %s', (_, heading, place) => {
  renderWithI18n(
    <NavigatorContext value={fakeNavigator({ path: '/', query: {} })}>
      <ScreenFrame title="Ajustes" heading={heading}>
        <p>Idioma</p>
      </ScreenFrame>
    </NavigatorContext>,
  );
  expect(screen.getAllByText('Ajustes')).toEqual([
    within(screen.getByRole(place)).getByRole('heading', { level: 1 }),
  ]);
});

test('shows a large title in the bar while it is scrolled away, to the eye alone', () => {
  const observed: IntersectionObserverCallback[] = [];
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    observed.push(callback);
    return { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver;
  });
  const see = (isIntersecting: boolean) =>
    act(() => {
      const seen = { isIntersecting } as IntersectionObserverEntry;
      observed.at(-1)?.([seen], {} as IntersectionObserver);
    });
  renderWithI18n(
    <NavigatorContext value={fakeNavigator({ path: '/', query: {} })}>
      <ScreenFrame title="Ajustes" heading="large">
        <p>Idioma</p>
      </ScreenFrame>
    </NavigatorContext>,
  );
  const bar = within(screen.getByRole('banner'));
  see(false);
  expect(bar.getByText('Ajustes')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  see(true);
  expect(bar.queryByText('Ajustes')).not.toBeInTheDocument();
});
