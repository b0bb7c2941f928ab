import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithI18n } from '@/lib/testing/render';
import { AmountSlider } from './amount-slider';

const onChange = jest.fn();

function Controlled({ start = 200_000 }: { start?: number }) {
  const [value, setValue] = useState(start);
  return (
    <AmountSlider
      id="amount"
      label="¿Cuánto necesitas?"
      min={50_000}
      max={250_000}
      step={10_000}
      value={value}
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

const slider = () => screen.getByRole('slider', { name: '¿Cuánto necesitas?' });
const less = () => screen.getByRole('button', { name: 'Quitar $10.000' });
const more = () => screen.getByRole('button', { name: 'Agregar $10.000' });
const entry = () => screen.getByRole('textbox', { name: 'Monto' });

async function openEntry(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Escribir el monto' }));
}

test('the slider says its amount in money and is filled up to its thumb', () => {
  setUp();
  expect(slider()).toHaveAttribute('aria-valuetext', '200000 pesos');
  expect(slider()).toHaveValue('200000');
  expect(slider().style.getPropertyValue('--ratio')).toBe('0.75');
});

test('sliding tells each amount', () => {
  setUp();
  fireEvent.change(slider(), { target: { value: '120000' } });
  expect(onChange).toHaveBeenLastCalledWith(120_000);
  expect(slider().style.getPropertyValue('--ratio')).toBe('0.35');
});

test('− and + go by one step and stop at the ends without losing the focus', async () => {
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

test.each(['200000', '$200.000', ' 200,000 '])('a typed %s is taken by Enter', async (typed) => {
  const user = setUp(50_000);
  await openEntry(user);
  expect(entry()).toHaveFocus();
  expect(entry()).toHaveAttribute('inputmode', 'numeric');
  await user.type(entry(), `${typed}{Enter}`);
  expect(onChange).toHaveBeenLastCalledWith(200_000);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(slider()).toHaveFocus();
});

test('an amount between two steps goes to the nearer one and says so', async () => {
  const user = setUp(50_000);
  await openEntry(user);
  await user.type(entry(), '123456');
  await user.click(screen.getByRole('button', { name: 'Usar este monto' }));
  expect(onChange).toHaveBeenLastCalledWith(120_000);
  expect(entry()).toHaveValue('120.000');
  expect(entry()).toHaveAccessibleDescription(/^Quedó en \$120\.000/);
  expect(screen.getByRole('status')).toHaveTextContent(/^Quedó en \$120\.000/);
});

test.each([
  ['49999', 'Escribe $50.000 o más'],
  ['250001', 'Escribe $250.000 o menos'],
  ['2e5', 'Escribe un monto, por ejemplo $250.000'],
  ['200.00', 'Escribe un monto, por ejemplo $250.000'],
])('a typed %s changes nothing and says "%s"', async (typed, message) => {
  const user = setUp();
  await openEntry(user);
  await user.type(entry(), `${typed}{Enter}`);
  expect(entry()).toBeInvalid();
  expect(entry()).toHaveAccessibleDescription(`Error: ${message}`);
  expect(onChange).not.toHaveBeenCalled();
});

test('Enter in the amount does not send the form around it', async () => {
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

test('letters typed after a mistake take its message away', async () => {
  const user = setUp();
  await openEntry(user);
  await user.type(entry(), '1{Enter}');
  expect(entry()).toBeInvalid();
  await user.type(entry(), '0');
  expect(entry()).toBeValid();
});
