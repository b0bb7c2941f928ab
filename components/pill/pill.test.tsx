import { render, screen } from '@testing-library/react';
import { iconAlertCircle, iconCheck } from '@/components/icon/shapes/status';
import { Pill } from './pill';

test('a state is its word; the icon beside it is silent', () => {
  render(
    <Pill tone="ok" icon={iconCheck}>
      Al día
    </Pill>,
  );
  const pill = screen.getByText('Al día');
  expect(pill).toHaveClass('pill--ok');
  expect(pill.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('a state without meaning of its own has no tone', () => {
  render(<Pill icon={iconAlertCircle}>En revisión</Pill>);
  expect(screen.getByText('En revisión')).toHaveAttribute('class', 'pill');
});
