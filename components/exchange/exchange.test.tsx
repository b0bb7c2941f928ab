import { screen } from '@testing-library/react';
import { renderWithI18n } from '@/scripts/jest/render';
import { Exchange } from './exchange';

test('what comes is told before what goes back, each with its amount', () => {
  const { container } = renderWithI18n(
    <Exchange
      receive={{ label: 'Recibes hoy', amount: 191_000 }}
      repay={{ label: 'Devuelves el 20 dic', amount: 204_000 }}
    />,
  );
  expect(container).toHaveTextContent(
    /Recibes hoy .*191000 pesos.*Devuelves el 20 dic .*204000 pesos/,
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each([
  { amount: 999_999, inTwoLines: false },
  { amount: 1_000_000, inTwoLines: true },
])('sums of seven figures stand one below the other: $amount', ({ amount, inTwoLines }) => {
  const { container } = renderWithI18n(
    <Exchange
      receive={{ label: 'Recibes hoy', amount: 191_000 }}
      repay={{ label: 'Devuelves', amount }}
    />,
  );
  expect(container.querySelectorAll('.exchange--tall')).toHaveLength(inTwoLines ? 1 : 0);
});
