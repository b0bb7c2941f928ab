import { screen } from '@testing-library/react';
import { renderWithI18n } from '@/lib/testing/render';
import { CostSummary } from './cost-summary';

const loan = {
  arrival: { label: 'Recibes', amount: 188_000 },
  repayment: { label: 'Devuelves', amount: 204_000 },
};
const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

test('shows what arrives, what it costs, what is paid back and the CAE in figures of one size', () => {
  renderWithI18n(<CostSummary {...loan} cae={1.0355} />);
  expect(terms()).toEqual([
    'Recibes',
    'Lo que te cuesta',
    'Devuelves',
    'Carga Anual Equivalente (CAE)',
  ]);
  const figures = screen
    .getAllByRole('definition')
    .map(({ firstElementChild }) => firstElementChild);
  expect(figures.map((figure) => figure?.className)).toEqual(Array(4).fill('money money--card'));
  expect(figures[1]).toHaveTextContent('$16.000');
  expect(figures[3]).toHaveTextContent('103,6 %');
});

test('leaves the CAE out when it is not known', () => {
  renderWithI18n(<CostSummary {...loan} cae={null} />);
  expect(terms()).toEqual(['Recibes', 'Lo que te cuesta', 'Devuelves']);
});
