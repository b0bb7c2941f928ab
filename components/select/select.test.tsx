import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithI18n } from '@/lib/testing/render';
import { Select, type SelectProps } from './select';

const few = ['Básica', 'Media', 'Técnica'].map((label) => ({ value: label, label }));
const many = Array.from({ length: 40 }, (_, index) => ({
  value: String(index),
  label: `Comuna ${index}`,
}));
many.push({ value: 'nunoa', label: 'Ñuñoa' });

const onBlur = jest.fn();

function Controlled(props: Partial<SelectProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <Select
      id="s"
      label="Comuna"
      options={many}
      onBlur={onBlur}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const control = () => screen.getByRole('combobox', { name: 'Comuna' });
const search = () => screen.getByRole('combobox', { name: 'Buscar' });

function mouse(there: boolean) {
  const list = window.matchMedia('(pointer: fine)');
  jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(list, { matches: there }));
}

beforeEach(() => mouse(false));

test('a short list is a native select without a selection', async () => {
  renderWithI18n(<Controlled options={few} placeholder="Elige tus estudios" />);
  expect(control()).toHaveValue('');
  expect(control()).toHaveDisplayValue('Elige tus estudios');
  await userEvent.selectOptions(control(), 'Media');
  expect(control()).toHaveValue('Media');
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('a long list opens a sheet; a click selects and returns the focus', async () => {
  renderWithI18n(<Controlled />);
  expect(control()).toHaveTextContent('Elige una opción');
  await userEvent.click(control());
  expect(control()).toHaveAttribute('aria-expanded', 'true');
  const sheet = screen.getByRole('dialog', { name: 'Comuna' });
  await userEvent.click(within(sheet).getByRole('option', { name: 'Comuna 7' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(control()).toHaveTextContent('Comuna 7');
  expect(control()).toHaveFocus();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('the search filters the list and announces the number of matches', async () => {
  renderWithI18n(<Controlled />);
  await userEvent.click(control());
  await userEvent.type(search(), 'nuno');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('1 opción');
  await userEvent.type(search(), 'x');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Nada con ese nombre');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('the arrow keys move the active option from the search field, Enter selects', async () => {
  mouse(true);
  renderWithI18n(<Controlled value="0" />);
  await userEvent.click(control());
  expect(search()).toHaveFocus();
  expect(active()).toBe('Comuna 0');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Comuna 2');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Comuna 1');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toBe('Ñuñoa');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Comuna 0');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(control()).toHaveTextContent('Comuna 1');
});

test('the list is focusable and has the same keys', async () => {
  renderWithI18n(<Controlled value="0" />);
  await userEvent.click(control());
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('listbox', { name: 'Opciones' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(control()).toHaveTextContent('Comuna 1');
});

test('without a selection the arrows start at either end, and Enter selects nothing', async () => {
  mouse(true);
  renderWithI18n(<Controlled />);
  await userEvent.click(control());
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Ñuñoa');
});

test('the search field is not focused without a mouse', async () => {
  renderWithI18n(<Controlled />);
  await userEvent.click(control());
  expect(search()).not.toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Comuna' })).toHaveFocus();
});

test('the selected option is marked in the list', async () => {
  renderWithI18n(<Controlled value="nunoa" />);
  await userEvent.click(control());
  expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName('Ñuñoa');
});

test('closing the sheet keeps the value', async () => {
  renderWithI18n(<Controlled value="3" />);
  await userEvent.click(control());
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(control()).toHaveTextContent('Comuna 3');
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test.each([['short', few] as const, ['long', many] as const])(
  'a %s list is described by its error and can be disabled',
  (_, options) => {
    renderWithI18n(<Controlled options={options} error="Elige tu comuna" disabled />);
    expect(control()).toBeInvalid();
    expect(control()).toBeDisabled();
    expect(control()).toHaveAccessibleDescription('Error: Elige tu comuna');
  },
);

function active(): string | null | undefined {
  const id = search().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
}
