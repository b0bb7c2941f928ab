import { act, fireEvent, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeChooser } from '@/lib/photo/fakes/fake-chooser';
import { createFakeEngine } from '@/lib/photo/fakes/fake-engine';
import { jpegBytes } from '@/lib/photo/fakes/jpeg-bytes';
import { readPhoto } from '@/lib/photo/photo-record';
import { renderScreen } from '@/scripts/jest/render-screen';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

// jsdom decodes no pictures.
jest.mock('@/lib/photo/image/browser-engine', () => ({
  browserEngine: createFakeEngine().engine,
}));

/** What a chooser gives; jsdom's own File cannot be read. */
const selfie = () =>
  Object.assign(new Blob([jpegBytes({ width: 1200, height: 900 })], { type: 'image/jpeg' }), {
    name: 'selfie.jpg',
    lastModified: 0,
    webkitRelativePath: '',
  });
const slot = (name: string) => page.findByText(name, { selector: '.slot button' });
const asked = () => page.queryByText(/selfie/, { selector: '.errors a' });

/** Chooses a picture, as where there is neither shell nor camera. */
async function take() {
  const chooser = installFakeChooser();
  const button = document.getElementById(ids.field('selfie'));
  if (button) fireEvent.click(button);
  await act(async () => chooser.choose(selfie()));
  jest.restoreAllMocks();
}
const save = () => userEvent.click(page.getByText('Guardar y seguir'));

test('a selfie is sent when it is taken, and the form asks for it no more', async () => {
  await renderScreen(screen, states.empty);
  await slot('Tomar la foto');
  await save();
  expect(asked()).toHaveTextContent('Toma tu selfie: es necesaria para el préstamo');
  await take();
  expect(await slot('Cambiar')).toBeInTheDocument();
  expect(asked()).not.toBeInTheDocument();
  expect(readPhoto('selfie')).not.toBeNull();
});

test('a selfie that is turned down says why, and another one is asked for', async () => {
  await renderScreen(screen, { scenario: 'photo_rejected' });
  await slot('Cambiar');
  await take();
  expect(await slot('Tomarla de nuevo')).toBeInTheDocument();
  expect(page.getByText(/Un reflejo tapa parte del texto/)).toBeInTheDocument();
  await save();
  expect(asked()).toHaveTextContent('Toma otra selfie: la anterior no sirvió');
  await take();
  expect(await slot('Cambiar')).toBeInTheDocument();
  expect(asked()).not.toBeInTheDocument();
});

test('a selfie that did not get out is sent again', async () => {
  const { sandbox } = await renderScreen(screen, states.empty);
  await slot('Tomar la foto');
  sandbox.control.fault({ path: 'app/upload_image_info', kind: 'drop', times: 1 });
  await take();
  const retry = await slot('Reintentar');
  await save();
  expect(asked()).toHaveTextContent('Reintenta: tu selfie no se envió');
  await userEvent.click(retry);
  expect(await slot('Cambiar')).toBeInTheDocument();
});

test('a form waits for a selfie on its way, which can be given up', async () => {
  const { sandbox } = await renderScreen(screen, states.empty);
  await slot('Tomar la foto');
  sandbox.control.fault({ path: 'app/upload_image_info', kind: 'timeout', times: 1 });
  await take();
  const cancel = await slot('Cancelar');
  await save();
  expect(asked()).toHaveTextContent('Espera a que tu selfie termine de subir');
  await userEvent.click(cancel);
  expect(await slot('Tomar la foto')).toBeInTheDocument();
});

test('who has saved this form before need not take another', async () => {
  await renderScreen(screen, states.saved);
  expect(await slot('Cambiar')).toBeInTheDocument();
  expect(page.getByText('Lista')).toBeInTheDocument();
});
