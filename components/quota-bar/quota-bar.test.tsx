import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderWithI18n } from '@/lib/testing/render';
import { QuotaBar } from './quota-bar';

function amounts(): (string | null)[] {
  return screen.getAllByRole('definition').map((amount) => amount.textContent);
}

test('shows used, frozen and available, which sum to the quota', () => {
  renderWithI18n(<QuotaBar total={250_000} used={200_000} frozen={20_000} />);
  expect(amounts()).toEqual(['$200.000', '$20.000', '$30.000', '$250.000']);
  expect(screen.getByRole('img')).toHaveAccessibleName(/^De \$250\.000: /);
});

test('shows how much more is used than was granted', () => {
  renderWithI18n(<QuotaBar total={100_000} used={120_000} frozen={0} />);
  expect(amounts()).toEqual(['$120.000', '$0', '−$20.000', '$100.000']);
});

test('an unused quota is all available', () => {
  renderWithI18n(<QuotaBar total={250_000} used={0} frozen={0} />);
  expect(screen.getByRole('img')).toHaveAccessibleName('De $250.000: $250.000 Disponible');
});

test('the available amount is the rest of any quota', () => {
  const pesos = fc.nat({ max: 5_000_000 });
  fc.assert(
    fc.property(pesos, pesos, pesos, (used, frozen, left) => {
      const quota = { total: used + frozen + left, used, frozen };
      const { unmount } = renderWithI18n(<QuotaBar {...quota} />);
      const [, , available = ''] = amounts();
      expect(Number(available?.replace(/\D/g, ''))).toBe(left);
      unmount();
    }),
    { numRuns: 25 },
  );
});
