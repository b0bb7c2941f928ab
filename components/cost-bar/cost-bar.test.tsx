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

test('the note of a part is below its name, and the text alternative is without it', () => {
  const noted = parts.map((part) => (part.tone === 'fee' ? { ...part, note: 'Menos' } : part));
  const { container } = renderWithI18n(
    <>
      <CostBar parts={noted} />
      <BarLegend parts={noted} total={total} />
    </>,
  );
  expect(widths(container)).toHaveLength(3);
  expect(screen.getByRole('img').getAttribute('aria-label')).not.toContain('Menos');
  expect(screen.getByText('Menos').closest('dt')).toHaveTextContent('Comisión por servicio');
});
