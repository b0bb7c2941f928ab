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

test('it is a modal dialog named by its decision, with all its parts', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: '¿Cómo quieres pagar?' })).toBeVisible();
  expect(screen.getByText('Monto a pagar')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Seguir' })).toBeVisible();
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('the close button closes it and the focus goes back', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pagar' })).toHaveFocus();
});

test('what was typed inside is gone when it opens anew', async () => {
  const user = await open();
  await user.type(screen.getByRole('textbox'), 'x');
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await user.click(screen.getByRole('button', { name: 'Pagar' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
});

test('a sheet that is taken away while open leaves no Back handler behind', async () => {
  const { unmount } = renderWithI18n(
    <Sheet open title="Opciones" onDismiss={() => {}}>
      x
    </Sheet>,
  );
  unmount();
  expect(handleBack()).toBe(false);
});
