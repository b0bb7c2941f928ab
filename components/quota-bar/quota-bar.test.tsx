import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderWithI18n } from '@/lib/testing/render';
import { QuotaBar } from './quota-bar';

function amounts(): (string | null)[] {
  return screen.getAllByRole('definition').map((amount) => amount.textContent);
}

test('does not call available what cannot be borrowed', () => {
  const quota = { total: 250_000, used: 200_000, frozen: 0 };
  const { rerender } = renderWithI18n(<QuotaBar {...quota} isLocked />);
  expect(screen.queryByText('Disponible')).not.toBeInTheDocument();
  expect(screen.getByText('Sin usar').nextSibling).toHaveTextContent('$50.000');
  rerender(<QuotaBar {...quota} />);
  expect(screen.getByText('Disponible').nextSibling).toHaveTextContent('$50.000');
});

test('the available amount is the rest of any quota', () => {
  const pesos = fc.integer({ min: 1, max: 5_000_000 });
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
