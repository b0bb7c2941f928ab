import { render, screen } from '@testing-library/react';
import { Ticket, Tickets } from './ticket';

test('shows value, title, conditions and expiry in this order', () => {
  render(
    <Tickets label="Por usar">
      <Ticket
        value="$3.000"
        unit="menos de costo"
        title="Descuento"
        limits="Préstamos desde $100.000"
        expiry="Vence el 30 nov"
        action={<a href="#usar">Usar</a>}
      />
    </Tickets>,
  );
  expect(screen.getByRole('list', { name: 'Por usar' })).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent(
    '$3.000menos de costoDescuentoUsarPréstamos desde $100.000Vence el 30 nov',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Descuento' })).toBeInTheDocument();
});

test('a spent ticket has the class `ticket--spent`', () => {
  render(
    <Tickets>
      <Ticket value="5 días" unit="sin interés" title="Días gratis" spent />
    </Tickets>,
  );
  expect(screen.getByRole('listitem')).toHaveClass('ticket--spent');
});
