import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { handleBack } from '@/lib/gestures/back-stack';
import { renderWithI18n } from '@/lib/testing/render';
import { Dialog } from './dialog';

const onDismiss = jest.fn();

function Page() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Salir
      </button>
      <Dialog
        open={open}
        title="¿Cerrar sesión?"
        actions={
          <button type="button" onClick={close}>
            Quedarme
          </button>
        }
        onDismiss={() => {
          onDismiss();
          close();
        }}
      >
        Tus borradores se borran de este teléfono.
      </Dialog>
    </>
  );
}

async function open() {
  const user = userEvent.setup();
  renderWithI18n(<Page />);
  await user.click(screen.getByRole('button', { name: 'Salir' }));
  return { user, dialog: screen.getByRole('alertdialog') };
}

const opener = () => screen.getByRole('button', { name: 'Salir' });

test('has the question as its name, the text as its description, and focuses the heading', async () => {
  const { dialog } = await open();
  expect(dialog).toHaveAccessibleName('¿Cerrar sesión?');
  expect(dialog).toHaveAccessibleDescription('Tus borradores se borran de este teléfono.');
  expect(screen.getByRole('heading', { name: '¿Cerrar sesión?' })).toHaveFocus();
});

test('a button closes it and the focus returns', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Quedarme' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  expect(onDismiss).not.toHaveBeenCalled();
});

test('Esc calls onDismiss once and does not close the dialog itself', async () => {
  const { dialog } = await open();
  const closedByBrowser = fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(closedByBrowser).toBe(false);
  expect(onDismiss).toHaveBeenCalledTimes(1);
  expect(opener()).toHaveFocus();
});

test('cancelling a file chooser inside does not dismiss it', async () => {
  await open();
  const answer = screen.getByRole('button', { name: 'Quedarme' });
  fireEvent(answer, new Event('cancel', { bubbles: true, cancelable: true }));
  expect(onDismiss).not.toHaveBeenCalled();
});

test('calls onDismiss when the browser closes it', async () => {
  const { dialog } = await open();
  act(() => {
    if (dialog instanceof HTMLDialogElement) dialog.close();
  });
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('system Back dismisses it, and is handled by the router afterwards', async () => {
  await open();
  act(() => {
    expect(handleBack()).toBe(true);
  });
  expect(onDismiss).toHaveBeenCalledTimes(1);
  expect(handleBack()).toBe(false);
});

test('a tap on the scrim dismisses it, a drag out of the box does not', async () => {
  const { dialog } = await open();
  fireEvent.pointerDown(screen.getByRole('heading'));
  fireEvent.click(dialog);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
