import { render, screen } from '@testing-library/react';
import { Section } from './section';

test('is a region named by its title', () => {
  render(<Section title="Cómo pagar">Con Yape</Section>);
  expect(screen.getByRole('region', { name: 'Cómo pagar' })).toHaveTextContent('Con Yape');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Cómo pagar');
});

test('`aside` is not part of the name', () => {
  render(
    <Section title="Tu préstamo" aside="N.º 2611 0482" near>
      Pediste
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Tu préstamo' })).toHaveTextContent('N.º 2611 0482');
});
