import { screen } from '@testing-library/react';
import { renderWithI18n } from '@/lib/testing/render';
import { BarLegend, type BarPart, CostBar } from './cost-bar';

const parts: BarPart[] = [
  { tone: 'arrival', label: 'Recibes', amount: 188_000 },
  { tone: 'fee', label: 'Comisión por servicio', amount: 12_000 },
  { tone: 'interest', label: 'Interés de 30 días', amount: 4_000 },
];

const total = { label: 'Devuelves', amount: 204_000 };

function widths(container: HTMLElement): number[] {
  return [...container.querySelectorAll('svg svg')].map((part) =>
    Number.parseFloat(part.getAttribute('width') ?? ''),
  );
}

test('the text alternative has the sum and the parts', () => {
  renderWithI18n(<CostBar parts={parts} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'De $204.000: $188.000 Recibes, $12.000 Comisión por servicio, $4.000 Interés de 30 días',
  );
});

test('the legend has the amounts of the bar in the same order', () => {
  renderWithI18n(<BarLegend parts={parts} total={total} />);
  expect(screen.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
    '$188.000',
    '$12.000',
    '$4.000',
    '$204.000',
  ]);
});

test('a reduced part is listed in full, then its reduction, then what is left', () => {
  const reduced: BarPart[] = parts.map((part) =>
    part.tone === 'fee'
      ? {
          ...part,
          amount: 9_000,
          less: { label: 'Tu cupón', amount: 3_000, net: 'Comisión con tu cupón' },
        }
      : part,
  );
  const { container } = renderWithI18n(
    <>
      <CostBar parts={reduced} />
      <BarLegend parts={reduced} total={{ ...total, amount: 201_000 }} />
    </>,
  );
  expect(widths(container)).toHaveLength(3);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'De $201.000: $188.000 Recibes, $12.000 Comisión por servicio, −$3.000 Tu cupón, $4.000 Interés de 30 días',
  );
  expect(screen.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
    '$188.000',
    '$12.000',
    '−$3.000',
    '$9.000',
    '$4.000',
    '$201.000',
  ]);
});
