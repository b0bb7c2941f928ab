import { render, screen } from '@testing-library/react';
import { Card } from './card';

test('with a title it is a region of that name', () => {
  render(
    <Card title="Tu préstamo" aside="N.º 2611 0482">
      Pediste $200.000
    </Card>,
  );
  const card = screen.getByRole('region', { name: 'Tu préstamo' });
  expect(card).toHaveTextContent('N.º 2611 0482');
  expect(card).toHaveTextContent('Pediste $200.000');
});

test('without a title it is not a landmark', () => {
  const { container } = render(<Card flat>Te queda disponible</Card>);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(container.firstChild).toHaveClass('card', 'card--flat');
});
