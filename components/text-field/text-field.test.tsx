import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithI18n } from '@/lib/testing/render';
import { TextField, type TextFieldProps } from './text-field';

const shout = (text: string) => text.toUpperCase();

function Controlled(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('');
  return (
    <TextField
      id="f"
      label="Nombre"
      {...props}
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

test('formats the value on blur only', async () => {
  const onBlur = jest.fn();
  renderWithI18n(<Controlled formatOnBlur={shout} onBlur={onBlur} />);
  const input = screen.getByRole('textbox', { name: 'Nombre' });
  await userEvent.type(input, 'ana');
  expect(input).toHaveValue('ana');
  await userEvent.tab();
  expect(input).toHaveValue('ANA');
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('calls onChange with the formatted value before onBlur, also uncontrolled', async () => {
  const told: string[] = [];
  renderWithI18n(
    <TextField
      id="f"
      label="Nombre"
      formatOnBlur={shout}
      onChange={(event) => told.push(event.target.value)}
      onBlur={() => told.push('blur')}
    />,
  );
  await userEvent.type(screen.getByRole('textbox'), 'a');
  await userEvent.tab();
  expect(told).toEqual(['a', 'A', 'blur']);
});

test('does not call onChange if the value is formatted already', async () => {
  const onChange = jest.fn();
  renderWithI18n(
    <TextField id="f" label="Nombre" formatOnBlur={shout} onChange={onChange} defaultValue="ANA" />,
  );
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
});

test('passes props and error to the input', () => {
  renderWithI18n(
    <Controlled inputMode="numeric" autoComplete="name" error="Escribe tu nombre" prefix="+56" />,
  );
  const input = screen.getByRole('textbox', { name: 'Nombre' });
  expect(input).toHaveAttribute('inputmode', 'numeric');
  expect(input).toHaveAttribute('autocomplete', 'name');
  expect(input).toHaveAttribute('enterkeyhint', 'next');
  expect(input).toBeInvalid();
  expect(screen.getByText('+56')).toBeVisible();
});
