import { screen } from '@testing-library/react';
import { renderWithI18n } from '@/lib/testing/render';
import { Money } from './money';

test('draws the point as a disc and has a text alternative in pesos', () => {
  const { container } = renderWithI18n(<Money amount={200_000} />);
  expect(container.querySelector('[aria-hidden]')).toHaveTextContent('$200.000');
  expect(container.querySelectorAll('.point--dot')).toHaveLength(1);
  expect(screen.getByText('200000 pesos')).toHaveClass('visually-hidden');
});

test('one peso is one, not several', () => {
  renderWithI18n(<Money amount={1} />);
  expect(screen.getByText('1 peso')).toHaveClass('visually-hidden');
});

test('Vietnamese has the disc too and "peso" as text alternative', () => {
  const { container } = renderWithI18n(<Money amount={200_000} />, { locale: 'vi' });
  expect(container.querySelectorAll('.point--dot')).toHaveLength(1);
  expect(screen.getByText('200000 peso')).toBeInTheDocument();
});
