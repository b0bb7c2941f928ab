import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithI18n } from '@/lib/testing/render';
import { Chips, type ChipsProps } from './chips';

const options = [
  { value: 'f', label: 'Mujer' },
  { value: 'm', label: 'Hombre' },
  { value: 'o', label: 'Otro' },
];

function Controlled(props: Partial<ChipsProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <Chips
      id="gender"
      label="Género"
      options={options}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

test('a click selects exactly one option', async () => {
  renderWithI18n(<Controlled value="f" />);
  await userEvent.click(screen.getByText('Otro'));
  expect(screen.getByRole('radio', { name: 'Otro' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Mujer' })).not.toBeChecked();
});

test('Tab stops once in the group, and the arrow keys select', async () => {
  const onBlur = jest.fn();
  renderWithI18n(<Controlled value="f" onBlur={onBlur} />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Mujer' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Hombre' })).toBeChecked();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('the group is described by its error, and the first radio has the id', () => {
  renderWithI18n(<Controlled error="Elige tu género" />);
  const group = screen.getByRole('radiogroup', { name: 'Género' });
  expect(group).toHaveAccessibleDescription('Error: Elige tu género');
  expect(group).toBeInvalid();
  expect(screen.getByRole('radio', { name: 'Mujer' })).toHaveAttribute('id', 'gender');
});

test('two groups with the same values are independent', async () => {
  renderWithI18n(
    <>
      <Controlled />
      <Controlled id="other" label="Otra pregunta" />
    </>,
  );
  for (const button of screen.getAllByRole('radio', { name: 'Otro' }))
    await userEvent.click(button);
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
});

test('a disabled option shows why, and cannot be selected', async () => {
  const label = (
    <span>
      Otro <small>No disponible</small>
    </span>
  );
  renderWithI18n(<Controlled options={[{ value: 'o', label, disabled: true }]} />);
  await userEvent.click(screen.getByText('No disponible'));
  const radio = screen.getByRole('radio', { name: 'Otro No disponible' });
  expect(radio).toBeDisabled();
  expect(radio).not.toBeChecked();
});
