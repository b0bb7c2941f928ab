import { screen, within } from '@testing-library/react';
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
