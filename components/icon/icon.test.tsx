import { render, screen } from '@testing-library/react';
import { Icon } from './icon';
import * as input from './shapes/input';
import * as loan from './shapes/loan';
import * as navigation from './shapes/navigation';
import * as status from './shapes/status';

const shapes = Object.entries({ ...input, ...loan, ...navigation, ...status });

test('without a label it is hidden from screen readers', () => {
  const { container } = render(<Icon of={status.iconCheck} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('with a label it is an image of that name', () => {
  render(<Icon of={status.iconWifiOff} label="Sin conexión" />);
  expect(screen.getByRole('img', { name: 'Sin conexión' })).toBeInTheDocument();
});

test('only a filled shape has the class `icon--filled`', () => {
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

test.each(shapes)('%s is path data that starts with an absolute move', (_name, shape) => {
  expect(shape.d).toMatch(/^M[\d.]+[ -][\d.]+/);
  expect(shape.d).toMatch(/^[MmLlHhVvAaCcSsZz\d\s.,-]+$/);
});
