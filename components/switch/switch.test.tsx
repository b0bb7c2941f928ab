import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './switch';

test('is a switch with its name, which reports a press and leaves its state to the caller', async () => {
  const onPress = jest.fn();
  render(<Switch label="Bloqueo" on={false} onPress={onPress} />);
  const control = screen.getByRole('switch', { name: 'Bloqueo' });
  await userEvent.click(control);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(control).not.toBeChecked();
});

test('shows that it is on', () => {
  render(<Switch label="Bloqueo" on onPress={() => undefined} />);
  expect(screen.getByRole('switch')).toBeChecked();
});
