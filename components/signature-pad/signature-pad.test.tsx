import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithI18n } from '@/lib/testing/render';
import { SignaturePad } from './signature-pad';

const onChange = jest.fn();

/** The pad on a phone: half as wide as its own units. */
const box = { width: 300, height: 170 };

function setUp(size = box) {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, size.width, size.height));
  renderWithI18n(<SignaturePad id="firma" label="Tu firma" onChange={onChange} />);
  return userEvent.setup();
}

const area = () => screen.getByRole('img');

function drawLine(...points: [number, number][]) {
  points.forEach(([clientX, clientY], index) => {
    const kind = index === 0 ? 'pointerDown' : 'pointerMove';
    fireEvent[kind](area(), { clientX, clientY, pointerId: 7, button: 0 });
  });
  fireEvent.pointerUp(area(), { pointerId: 7 });
}

test('a stroke is a path in the pad’s units', () => {
  setUp();
  drawLine([10, 10], [20, 10]);
  expect(onChange).toHaveBeenLastCalledWith({ way: 'drawn', text: 'M20 20L40 20' });
  expect(area()).toHaveAccessibleName('Tu firma: 1 trazo');
});

test('a stroke on a wider screen gives the same path', () => {
  setUp({ width: 600, height: 340 });
  drawLine([20, 20], [40, 20]);
  expect(onChange).toHaveBeenLastCalledWith({ way: 'drawn', text: 'M20 20L40 20' });
});

test('a stroke is clamped to the pad', () => {
  setUp();
  drawLine([10, 10], [900, -50]);
  expect(onChange).toHaveBeenLastCalledWith({ way: 'drawn', text: 'M20 20L600 0' });
});

test('ignores a second finger', () => {
  setUp();
  fireEvent.pointerDown(area(), { clientX: 10, clientY: 10, pointerId: 1, button: 0 });
  fireEvent.pointerDown(area(), { clientX: 90, clientY: 90, pointerId: 2, button: 0 });
  fireEvent.pointerMove(area(), { clientX: 99, clientY: 90, pointerId: 2 });
  fireEvent.pointerUp(area(), { pointerId: 2 });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.pointerUp(area(), { pointerId: 1 });
  expect(onChange).toHaveBeenLastCalledWith({ way: 'drawn', text: 'M20 20l0 0' });
});

test('of an empty pad nothing can be undone or cleared, and what cleared it keeps the focus', async () => {
  const user = setUp();
  const buttons = ['Deshacer', 'Borrar'].map((name) => screen.getByRole('button', { name }));
  for (const button of buttons) expect(button).toHaveAttribute('aria-disabled', 'true');
  drawLine([10, 10], [20, 10]);
  for (const button of buttons) expect(button).not.toHaveAttribute('aria-disabled');
  await user.click(buttons[1] ?? area());
  expect(buttons[1]).toHaveFocus();
  expect(buttons[1]).toHaveAttribute('aria-disabled', 'true');
});

test('undo removes the last stroke, clear all of them', async () => {
  const user = setUp();
  drawLine([10, 10], [20, 10]);
  drawLine([30, 30], [40, 30]);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(onChange).toHaveBeenLastCalledWith({ way: 'drawn', text: 'M20 20L40 20' });
  drawLine([30, 30], [40, 30]);
  await user.click(screen.getByRole('button', { name: 'Borrar' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('the name can be typed instead', async () => {
  const user = setUp();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Tu nombre completo' })).toHaveFocus();
  await user.keyboard('  Ana Rojas ');
  expect(onChange).toHaveBeenLastCalledWith({ way: 'typed', text: 'Ana Rojas' });
  await user.clear(screen.getByRole('textbox'));
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('switching the tab keeps both signatures and reports the visible one', async () => {
  const user = setUp();
  drawLine([10, 10], [20, 10]);
  await user.click(screen.getByRole('tab', { name: 'Escribir' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  await user.click(screen.getByRole('tab', { name: 'Dibujar' }));
  expect(onChange).toHaveBeenLastCalledWith({ way: 'drawn', text: 'M20 20L40 20' });
});

test('the empty pad shows an instruction until the first touch', () => {
  setUp();
  const hint = () => screen.queryByText('Firma con el dedo');
  expect(hint()).toBeInTheDocument();
  fireEvent.pointerDown(area(), { clientX: 10, clientY: 10, pointerId: 1, button: 0 });
  expect(hint()).not.toBeInTheDocument();
  fireEvent.pointerUp(area(), { pointerId: 1 });
  expect(hint()).not.toBeInTheDocument();
});
