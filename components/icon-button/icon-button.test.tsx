import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { iconHeadset } from '@/components/icon/shapes/navigation';
import { IconButton } from './icon-button';

test('has a name and can be pressed by click and key', async () => {
  const press = jest.fn();
  render(<IconButton icon={iconHeadset} label="Ayuda" onClick={press} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ayuda' }));
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(2);
});

test('with `href` it is a link', () => {
  render(<IconButton icon={iconHeadset} label="Ayuda" href="#/ayuda" look="soft" />);
  expect(screen.getByRole('link', { name: 'Ayuda' })).toHaveAttribute('href', '#/ayuda');
});

test('cannot be pressed while disabled', async () => {
  const press = jest.fn();
  render(<IconButton icon={iconHeadset} label="Sumar" onClick={press} disabled />);
  await userEvent.click(screen.getByRole('button', { name: 'Sumar' }));
  expect(press).not.toHaveBeenCalled();
});
