import { act, fireEvent, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPhoto } from '@/lib/photo/photo-record';
import { installFakeChooser } from '@/lib/testing/fake-chooser';
import { fakeJpeg } from '@/lib/testing/fake-images';
import { renderScreen } from '@/lib/testing/render-screen';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

// jsdom decodes no images.
jest.mock('@/lib/photo/browser-image', () =>
  jest.requireActual('@/lib/testing/fake-images').createFakeImages(),
);

/** A chosen file; jsdom cannot read its own File. */
const selfie = () =>
  Object.assign(fakeJpeg({ width: 1200, height: 900 }), {
    name: 'selfie.jpg',
    lastModified: 0,
    webkitRelativePath: '',
  });
const slot = (name: string) => page.findByText(name, { selector: '.photo-slot button' });
const summaryLink = () => page.queryByText(/selfie/, { selector: '.error-summary a' });

/** Takes the photo with the file chooser, the fallback without shell and camera. */
async function take() {
  const chooser = installFakeChooser();
  const button = document.getElementById(ids.field('selfie'));
  if (button) fireEvent.click(button);
  await act(async () => chooser.choose(selfie()));
  jest.restoreAllMocks();
}
const save = () => userEvent.click(page.getByText(textOf('application.save')));

test('uploads the selfie when it is taken, which resolves the error', async () => {
  await renderScreen(screen, states.moreEmpty);
  await slot('Tomar la foto');
  await save();
  expect(summaryLink()).toHaveTextContent(textOf('errors.selfie.empty'));
  await take();
  expect(await slot('Cambiar')).toBeInTheDocument();
  expect(summaryLink()).not.toBeInTheDocument();
  expect(readPhoto('selfie')).not.toBeNull();
});

test('shows why a selfie was rejected, and requires another', async () => {
  await renderScreen(screen, { ...states.moreSaved, scenario: 'photo_rejected' });
  await slot('Cambiar');
  await take();
  expect(await slot('Tomarla de nuevo')).toBeInTheDocument();
  expect(page.getByText(/Un reflejo tapa parte del texto/)).toBeInTheDocument();
  await save();
  expect(summaryLink()).toHaveTextContent(textOf('errors.selfie.rejected'));
  await take();
  expect(await slot('Cambiar')).toBeInTheDocument();
  expect(summaryLink()).not.toBeInTheDocument();
});

test('requires a retry when the upload fails', async () => {
  const { sandbox } = await renderScreen(screen, states.moreEmpty);
  await slot('Tomar la foto');
  sandbox.control.fault({ path: 'app/upload_image_info', kind: 'drop', times: 1 });
  await take();
  const retry = await slot('Intentar de nuevo');
  await save();
  expect(summaryLink()).toHaveTextContent('Intenta de nuevo: tu selfie no se envió');
  await userEvent.click(retry);
  expect(await slot('Cambiar')).toBeInTheDocument();
});

test('requires to wait while the selfie uploads, and cancels it', async () => {
  const { sandbox } = await renderScreen(screen, states.moreEmpty);
  await slot('Tomar la foto');
  sandbox.control.fault({ path: 'app/upload_image_info', kind: 'timeout', times: 1 });
  await take();
  const cancel = await slot('Cancelar');
  await save();
  expect(summaryLink()).toHaveTextContent('Espera a que tu selfie termine de subir');
  await userEvent.click(cancel);
  expect(await slot('Tomar la foto')).toBeInTheDocument();
});

test('requires no selfie when the form was saved before', async () => {
  await renderScreen(screen, states.moreSaved);
  expect(await slot('Cambiar')).toBeInTheDocument();
  expect(page.getByText('Lista')).toBeInTheDocument();
});
