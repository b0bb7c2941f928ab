import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { handleBack } from '@/lib/gestures/back-stack';
import { renderWithI18n } from '@/lib/testing/render';
import { Sheet } from './sheet';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Pagar
      </button>
      <Sheet
        open={open}
        title="¿Cómo quieres pagar?"
        header={<p>Monto a pagar</p>}
        footer={<button type="button">Seguir</button>}
        onDismiss={() => setOpen(false)}
      >
        <input aria-label="Nota" />
      </Sheet>
    </>
  );
}

async function open() {
  const user = userEvent.setup();
  renderWithI18n(<Page />);
  await user.click(screen.getByRole('button', { name: 'Pagar' }));
  return user;
}

test('is a modal dialog named by its title, with all its parts', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: '¿Cómo quieres pagar?' })).toBeVisible();
  expect(screen.getByText('Monto a pagar')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Seguir' })).toBeVisible();
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('the close button closes it and the focus returns', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pagar' })).toHaveFocus();
});

test('its content mounts again when it opens again', async () => {
  const user = await open();
  await user.type(screen.getByRole('textbox'), 'x');
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await user.click(screen.getByRole('button', { name: 'Pagar' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
});

test('unmounting while open removes its Back handler', async () => {
  const { unmount } = renderWithI18n(
    <Sheet open title="Opciones" onDismiss={() => {}}>
      x
    </Sheet>,
  );
  unmount();
  expect(handleBack()).toBe(false);
});

test.each([
  ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))],
  ['Esc', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
  ['Back', () => handleBack()],
])('leaves the window by %s before it closes, as by a drag', async (_, dismiss) => {
  const animation: Partial<Animation> = { cancel: jest.fn() };
  HTMLElement.prototype.animate = jest.fn().mockReturnValue(animation);
  await open();
  const sheet = screen.getByRole('dialog');
  sheet.style.setProperty('--t-2', '220ms');
  act(() => void dismiss());
  expect(sheet).toBeVisible();
  expect(sheet.animate).toHaveBeenCalledWith({ translate: '0 100%' }, expect.anything());
  act(() => animation.onfinish?.call(Object.create(null), Object.create(null)));
  expect(sheet).not.toBeInTheDocument();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});
