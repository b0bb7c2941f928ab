import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithI18n } from '@/lib/testing/render';
import { textOf } from '@/lib/testing/text-of';
import { PhotoSlot, type PhotoSlotProps, type PhotoState } from './photo-slot';

const on = { onTake: jest.fn(), onRetry: jest.fn(), onCancel: jest.fn() };

function slot(state: PhotoState, props: Partial<PhotoSlotProps> = {}) {
  return (
    <PhotoSlot
      id="back"
      title="Por detrás"
      hint="Sobre una mesa"
      art={<svg data-testid="art" />}
      state={state}
      {...on}
      {...props}
    />
  );
}

const button = (name: string) => screen.getByRole('button', { name: `${name} Por detrás` });
const press = (name: string) => userEvent.setup().click(button(name));

test('a photo in preparation has an indeterminate progress bar and can be cancelled', async () => {
  renderWithI18n(slot({ name: 'preparing' }));
  expect(screen.getByRole('progressbar', { name: 'Por detrás' })).not.toHaveAttribute('value');
  expect(screen.getByRole('status')).toHaveTextContent('Preparando la foto');
  await press('Cancelar');
  expect(on.onCancel).toHaveBeenCalledTimes(1);
});

test('an upload shows its progress, but announces only that it is running', () => {
  renderWithI18n(slot({ name: 'uploading', progress: 0.64 }));
  expect(screen.getByRole('progressbar', { name: 'Por detrás' })).toHaveAttribute('value', '0.64');
  expect(screen.getByText('64 %')).toBeVisible();
  expect(screen.getByRole('status').textContent).toBe(textOf('photo.uploading'));
});

test('an accepted photo is shown and can be replaced', async () => {
  renderWithI18n(slot({ name: 'accepted' }, { picture: 'data:image/jpeg;base64,AAAA' }));
  expect(screen.getByText('Lista')).toBeVisible();
  expect(screen.queryByTestId('art')).not.toBeInTheDocument();
  await press('Cambiar');
  expect(on.onTake).toHaveBeenCalledTimes(1);
});

test('a rejected photo shows the reason and can be retaken', async () => {
  renderWithI18n(slot({ name: 'rejected', reason: 'Un reflejo tapa el texto' }));
  expect(screen.getByText('Repetir')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Un reflejo tapa el texto');
  await press('Tomarla de nuevo');
  expect(on.onTake).toHaveBeenCalledTimes(1);
});

test('a failed upload can be retried or the photo retaken', async () => {
  renderWithI18n(slot({ name: 'failed', reason: 'Se cortó la conexión' }));
  expect(screen.getByRole('status')).toHaveTextContent('Se cortó la conexión');
  await press('Intentar de nuevo');
  expect(on.onRetry).toHaveBeenCalledTimes(1);
  await press('Tomarla de nuevo');
  expect(on.onTake).toHaveBeenCalledTimes(1);
});

test('a photo that another button takes has one of its own once there is a photo, and not while that repeats it', () => {
  const { rerender } = renderWithI18n(slot({ name: 'idle' }, { takenElsewhere: true }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(slot({ name: 'failed', reason: 'Revisa tu conexión' }, { takenElsewhere: true }));
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button')).toHaveAccessibleName(/^Tomarla de nuevo/);
  rerender(slot({ name: 'accepted' }, { takenElsewhere: true }));
  expect(button('Cambiar')).toHaveAttribute('id', 'back');
  const rejected = { name: 'rejected', reason: 'Un reflejo tapa el texto' } as const;
  rerender(slot(rejected, { takenElsewhere: true }));
  expect(button('Tomarla de nuevo')).toBeVisible();
  rerender(slot(rejected, { takenElsewhere: true, turn: 'now' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the button keeps the focus in every state', () => {
  const { rerender } = renderWithI18n(slot({ name: 'idle' }));
  button('Tomar la foto').focus();
  for (const state of [
    { name: 'preparing' },
    { name: 'uploading', progress: 0 },
    { name: 'accepted' },
  ] as const) {
    rerender(slot(state));
    expect(document.activeElement).toHaveAccessibleName(/Por detrás/);
  }
});
