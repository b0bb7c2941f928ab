import { render, screen } from '@testing-library/react';
import { Button } from '@/components/button/button';
import { Dock } from './dock';

const exchange = [
  { label: 'Recibes', sum: <b>$188.000</b> },
  { label: 'Devuelves el 20 de diciembre', sum: <b>$204.000</b> },
] as const;

test('shows what is received and paid back, the note and the button in this order', () => {
  const { container } = render(
    <Dock exchange={exchange} note="Vale por 14:32 min.">
      <Button>Revisar y seguir</Button>
    </Dock>,
  );
  expect(container).toHaveTextContent(
    /^Recibes \$188\.000Devuelves el 20 de diciembre \$204\.000Vale por 14:32 min\.Revisar y seguir$/,
  );
  expect(screen.getByText('$188.000').closest('[aria-hidden]')).toBeNull();
});

test('hides the sums of an earlier choice from screen readers', () => {
  render(
    <Dock exchange={exchange} isStale>
      <Button>Seguir</Button>
    </Dock>,
  );
  expect(screen.getByText('$188.000').closest('[aria-hidden="true"]')).toBeInTheDocument();
});
