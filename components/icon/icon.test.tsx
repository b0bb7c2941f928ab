import { render, screen } from '@testing-library/react';
import { Icon } from './icon';
import * as input from './shapes/input';
import * as loan from './shapes/loan';
import * as navigation from './shapes/navigation';
import * as status from './shapes/status';

const shapes = Object.entries({ ...input, ...loan, ...navigation, ...status });

test('an icon beside a word is hidden from screen readers', () => {
  const { container } = render(<Icon of={status.iconCheck} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('an icon that stands alone says its name', () => {
  render(<Icon of={status.iconWifiOff} label="Sin conexión" />);
  expect(screen.getByRole('img', { name: 'Sin conexión' })).toBeInTheDocument();
});

test('a filled shape is marked as filled, a line is not', () => {
  const { container } = render(
    <>
      <Icon of={navigation.iconHomeFilled} />
      <Icon of={navigation.iconHome} size="s" />
    </>,
  );
  const [filled, line] = container.querySelectorAll('svg');
  expect(filled).toHaveClass('icon', 'icon--filled');
  expect(line).toHaveClass('icon', 'icon--s');
  expect(line).not.toHaveClass('icon--filled');
});

test.each(shapes)('%s is path data that begins at an absolute point', (_name, shape) => {
  expect(shape.d).toMatch(/^M[\d.]+[ -][\d.]+/);
  expect(shape.d).toMatch(/^[MmLlHhVvAaCcSsZz\d\s.,-]+$/);
});
