import { screen } from '@testing-library/react';
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
