import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithI18n } from '@/lib/testing/render';
import { DateField, type DateFieldProps } from './date-field';

const onChange = jest.fn();

function Controlled(props: Partial<DateFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <DateField
      id="birth"
      label="Fecha de nacimiento"
      {...props}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const part = (name: string) => screen.getByRole('textbox', { name });
const calendar = (container: HTMLElement) => container.querySelector('input[type="date"]');

test('typing keeps the focus and the text of each input', async () => {
  renderWithI18n(<Controlled />);
  expect(screen.getByRole('group', { name: 'Fecha de nacimiento' })).toBeInTheDocument();
  await userEvent.type(part('Día'), '4');
  await userEvent.type(part('Mes'), '3');
  expect(part('Mes')).toHaveFocus();
  await userEvent.type(part('Año'), '1994');
  expect(onChange).toHaveBeenLastCalledWith('1994-03-04');
  expect(part('Día')).toHaveValue('4');
  expect(part('Mes')).toHaveValue('3');
});

test('the value of an incomplete date is incomplete, of an empty one empty', async () => {
  renderWithI18n(<Controlled />);
  await userEvent.type(part('Día'), '14');
  expect(onChange).toHaveBeenLastCalledWith('--14');
  await userEvent.clear(part('Día'));
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('a new value replaces the typed text', async () => {
  const { rerender } = renderWithI18n(
    <DateField id="d" label="Fecha" value="" onChange={onChange} />,
  );
  await userEvent.type(part('Día'), '9');
  rerender(<DateField id="d" label="Fecha" value="1994-03-14" onChange={onChange} />);
  expect(part('Día')).toHaveValue('14');
  expect(part('Mes')).toHaveValue('03');
  expect(part('Año')).toHaveValue('1994');
});

test('a date pasted into one input fills all three', async () => {
  renderWithI18n(<Controlled />);
  await userEvent.click(part('Día'));
  await userEvent.paste('14-03-1994');
  expect(part('Día')).toHaveValue('14');
  expect(part('Año')).toHaveValue('1994');
  expect(onChange).toHaveBeenLastCalledWith('1994-03-14');
});

test('full-width digits and invisible characters give the same date', async () => {
  renderWithI18n(<Controlled />);
  await userEvent.type(part('Día'), '1\uff14');
  await userEvent.type(part('Mes'), '\uff103\u200b');
  await userEvent.type(part('Año'), '1994\u200e');
  expect(onChange).toHaveBeenLastCalledWith('1994-03-14');
});

test('calls onBlur when the focus leaves all three inputs', async () => {
  const onBlur = jest.fn();
  renderWithI18n(<Controlled onBlur={onBlur} />);
  await userEvent.click(part('Día'));
  await userEvent.tab();
  expect(part('Mes')).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Abrir el calendario' })).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('allows autofill of the user’s own date of birth only', () => {
  const { unmount } = renderWithI18n(<Controlled autoComplete="bday" />);
  expect(part('Mes')).toHaveAttribute('autocomplete', 'bday-month');
  unmount();
  renderWithI18n(<Controlled />);
  expect(part('Mes')).toHaveAttribute('autocomplete', 'off');
});

test('the calendar opens at the value, with 150 years before and after, and sets the date', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), advanceTimers: true });
  const showPicker = jest.fn();
  const { container } = renderWithI18n(<Controlled value="1994-03-14" />);
  const picker = calendar(container);
  if (!(picker instanceof HTMLInputElement)) throw new Error('no calendar');
  picker.showPicker = showPicker;
  await userEvent.click(screen.getByRole('button', { name: 'Abrir el calendario' }));
  expect(showPicker).toHaveBeenCalledTimes(1);
  expect(picker).toHaveValue('1994-03-14');
  expect([picker.min, picker.max]).toEqual(['1876-01-01', '2176-12-31']);
  fireEvent.change(picker, { target: { value: '1990-01-02' } });
  expect(onChange).toHaveBeenLastCalledWith('1990-01-02');
  expect(part('Día')).toHaveValue('02');
});

test('passes its bounds to the calendar, and works without a calendar', async () => {
  const { container } = renderWithI18n(<Controlled min="1900-01-01" max="2008-11-20" />);
  const picker = calendar(container);
  if (!(picker instanceof HTMLInputElement)) throw new Error('no calendar');
  picker.showPicker = () => {
    throw new DOMException('cross-origin', 'SecurityError');
  };
  await userEvent.click(screen.getByRole('button', { name: 'Abrir el calendario' }));
  expect([picker.min, picker.max]).toEqual(['1900-01-01', '2008-11-20']);
  await userEvent.type(part('Día'), '1');
  expect(part('Día')).toHaveValue('1');
});

test('an error marks all three inputs and describes the group', () => {
  renderWithI18n(<Controlled error="Escribe tu fecha de nacimiento, por ejemplo 14 3 1994" />);
  expect(screen.getByRole('group')).toHaveAccessibleDescription(/Escribe tu fecha/);
  for (const name of ['Día', 'Mes', 'Año']) expect(part(name)).toBeInvalid();
});
