import { render, screen } from '@testing-library/react';
import { iconAlertCircle, iconCheck } from '@/components/icon/shapes/status';
import { Pill } from './pill';

test('shows its text; the icon is hidden from screen readers', () => {
  render(
    <Pill tone="ok" icon={iconCheck}>
      Al día
    </Pill>,
  );
  const pill = screen.getByText('Al día');
  expect(pill).toHaveClass('pill--ok');
  expect(pill.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('has no tone by default', () => {
  render(<Pill icon={iconAlertCircle}>En revisión</Pill>);
  expect(screen.getByText('En revisión')).toHaveAttribute('class', 'pill');
});
