import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithI18n } from '@/lib/testing/render';
import { AmountSlider } from './amount-slider';

const onChange = jest.fn();
const onFault = jest.fn();

function Controlled({ start = 200_000, max = 250_000 }: { start?: number; max?: number }) {
  const [value, setValue] = useState(start);
  return (
    <AmountSlider
      id="amount"
      label="¿Cuánto pides?"
      min={50_000}
      max={max}
      step={10_000}
      value={value}
      onFault={onFault}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

function setUp(start?: number) {
  renderWithI18n(<Controlled start={start} />);
  return userEvent.setup();
}

const slider = () => screen.getByRole('slider', { name: '¿Cuánto pides?' });
const less = () => screen.getByRole('button', { name: 'Quitar $10.000' });
const more = () => screen.getByRole('button', { name: 'Agregar $10.000' });
const entry = () => screen.getByRole('textbox', { name: 'Monto' });

async function openEntry(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Escribir el monto' }));
}

test('the slider has its amount as text and a filled track', () => {
  setUp();
  expect(slider()).toHaveAttribute('aria-valuetext', '200000 pesos');
  expect(slider()).toHaveValue('200000');
  expect(slider().style.getPropertyValue('--ratio')).toBe('0.75');
});

test('calls onChange while the user slides', () => {
  setUp();
  fireEvent.change(slider(), { target: { value: '120000' } });
  expect(onChange).toHaveBeenLastCalledWith(120_000);
  expect(slider().style.getPropertyValue('--ratio')).toBe('0.35');
});

test('− and + change the amount by one step and keep the focus at the ends', async () => {
  const user = setUp(60_000);
  await user.click(less());
  expect(onChange).toHaveBeenLastCalledWith(50_000);
  expect(less()).toHaveFocus();
  expect(screen.getByText('50000 pesos').closest('[aria-live="polite"]')).toBeInTheDocument();
  expect(less()).toHaveAttribute('aria-disabled', 'true');
  onChange.mockClear();
  await user.click(less());
  expect(onChange).not.toHaveBeenCalled();
  await user.click(more());
  expect(onChange).toHaveBeenLastCalledWith(60_000);
});

test.each(['200000', '$200.000', ' 200,000 '])('Enter accepts a typed %s', async (typed) => {
  const user = setUp(50_000);
  await openEntry(user);
  expect(entry()).toHaveFocus();
  expect(entry()).toHaveAttribute('inputmode', 'numeric');
  await user.type(entry(), `${typed}{Enter}`);
  expect(onChange).toHaveBeenLastCalledWith(200_000);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(slider()).toHaveFocus();
});

test('rounds an amount between two steps, and says so below until the amount changes', async () => {
  const user = setUp(50_000);
  await openEntry(user);
  await user.type(entry(), '123456');
  await user.click(screen.getByRole('button', { name: 'Usar este monto' }));
  expect(onChange).toHaveBeenLastCalledWith(120_000);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(slider()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(/^Dejamos el monto en \$120\.000/);
  await user.click(more());
  await user.click(less());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('groups an amount while it is typed', async () => {
  const user = setUp(50_000);
  await openEntry(user);
  await user.type(entry(), '20000');
  expect(entry()).toHaveValue('20.000');
  await user.type(entry(), '0');
  expect(entry()).toHaveValue('200.000');
  expect(onChange).toHaveBeenLastCalledWith(200_000);
});

test('groups what was pasted once its field is left', async () => {
  const user = setUp(50_000);
  await openEntry(user);
  await user.paste('200,000');
  expect(entry()).toHaveValue('200,000');
  await user.tab();
  expect(entry()).toHaveValue('200.000');
});

test.each([
  ['49999', 'Escribe $50.000 o más'],
  ['250001', 'Escribe $250.000 o menos'],
  ['2e5', 'Escribe un monto, por ejemplo $250.000'],
  ['200.00', 'Escribe un monto, por ejemplo $250.000'],
])('a typed %s changes nothing and shows "%s"', async (typed, message) => {
  const user = setUp();
  await openEntry(user);
  await user.type(entry(), `${typed}{Enter}`);
  expect(entry()).toBeInvalid();
  expect(entry()).toHaveAccessibleDescription(`Error: ${message}`);
  expect(onChange).not.toHaveBeenCalled();
});

test('Enter does not submit the form around it', async () => {
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  const user = userEvent.setup();
  renderWithI18n(
    <form onSubmit={onSubmit}>
      <Controlled />
    </form>,
  );
  await openEntry(user);
  await user.type(entry(), '100000{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('says at the field what is wrong with an amount once typing pauses, not at its first digit', async () => {
  const user = setUp();
  await openEntry(user);
  await user.type(entry(), '20000');
  expect(entry()).toBeValid();
  await waitFor(() => expect(entry()).toBeInvalid());
  expect(entry()).toHaveAccessibleDescription(/50\.000/);
});

test('typing after an error removes its message', async () => {
  const user = setUp();
  await openEntry(user);
  await user.type(entry(), '1{Enter}');
  expect(entry()).toBeInvalid();
  await user.type(entry(), '0');
  expect(entry()).toBeValid();
});

test('one amount is shown: the field with another one is gone once the slider moves, and its fault with it', async () => {
  const user = setUp(50_000);
  await openEntry(user);
  await user.type(entry(), '999999');
  expect(onFault).toHaveBeenLastCalledWith(true);
  fireEvent.change(slider(), { target: { value: '120000' } });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(onFault).toHaveBeenLastCalledWith(false);
});

test('what was typed for one product is gone with its limits', async () => {
  const { rerender } = renderWithI18n(<Controlled />);
  const user = userEvent.setup();
  await openEntry(user);
  await user.type(entry(), '240000');
  rerender(<Controlled max={150_000} />);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an amount that was deleted is none to go on with, until the field is closed', async () => {
  const user = setUp();
  await openEntry(user);
  await user.type(entry(), '80000');
  expect(onFault).toHaveBeenLastCalledWith(false);
  await user.clear(entry());
  expect(onFault).toHaveBeenLastCalledWith(true);
  await user.click(more());
  expect(onFault).toHaveBeenLastCalledWith(false);
});
