import { render, screen } from '@testing-library/react';
import { Button } from '@/components/button/button';
import { Dock } from './dock';

test('shows label, sum, note and button in this order', () => {
  const { container } = render(
    <Dock label="Devuelves el 20 de diciembre" sum={<b>$204.000</b>} note="Vale por 14:32 min.">
      <Button>Revisar y seguir</Button>
    </Dock>,
  );
  expect(container).toHaveTextContent(
    /^Devuelves el 20 de diciembre \$204\.000Vale por 14:32 min\.Revisar y seguir$/,
  );
});

test('shows no label without a sum', () => {
  render(
    <Dock label="Devuelves">
      <Button>Seguir</Button>
    </Dock>,
  );
  expect(screen.queryByText('Devuelves')).not.toBeInTheDocument();
});
