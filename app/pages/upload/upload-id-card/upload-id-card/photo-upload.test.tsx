import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { clearCache } from '@/lib/api/cache';
import type { ImageKind } from '@/lib/api/schemas/application';
import { type FakeNative, installFakeNative } from '@/lib/bridge/fake-native';
import { installFakeChooser } from '@/lib/photo/fakes/fake-chooser';
import { createFakeEngine } from '@/lib/photo/fakes/fake-engine';
import { jpegBytes } from '@/lib/photo/fakes/jpeg-bytes';
import { NavigatorContext } from '@/lib/router/router-context';
import { createTestSandbox } from '@/lib/sandbox/entry-jest';
import { renderWithI18n } from '@/scripts/jest/render';
import { type RenderedScreen, renderScreen } from '@/scripts/jest/render-screen';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

// jsdom decodes no pictures.
jest.mock('@/lib/photo/image/browser-engine', () => ({
  browserEngine: createFakeEngine().engine,
}));

const upload = 'app/upload_image_info';
const usual = { width: 1200, height: 900 };

/** What a chooser gives; jsdom's own File cannot be read. */
function picture(size = usual) {
  const blob = new Blob([jpegBytes(size)], { type: 'image/jpeg' });
  return Object.assign(blob, { name: 'a.jpg', lastModified: 0, webkitRelativePath: '' });
}
const buttonOf = (kind: ImageKind) => document.getElementById(ids.photo(kind));
const slotOf = (kind: ImageKind) => buttonOf(kind)?.closest<HTMLElement>('.slot') ?? null;
const opened = () => page.findByRole('region', { name: 'Tus fotos' });
const submit = () => page.getByRole('button', { name: 'Enviar solicitud' });

/** Chooses a picture, as where there is neither shell nor camera. */
async function take(kind: ImageKind, file = picture()) {
  const chooser = installFakeChooser();
  const button = buttonOf(kind);
  if (button) fireEvent.click(button);
  await act(async () => chooser.choose(file));
  jest.restoreAllMocks();
}
const reads = (kind: ImageKind, text: string | RegExp) =>
  waitFor(() => expect(slotOf(kind)).toHaveTextContent(text));

async function reload(view: RenderedScreen) {
  view.unmount();
  clearCache({ reload: false });
  await act(async () => {
    renderWithI18n(<NavigatorContext value={view.navigator}>{screen.render({})}</NavigatorContext>);
  });
}

test('three photos are sent as they are taken, each as what it shows; then all can be handed in', async () => {
  const sandbox = createTestSandbox();
  const kinds: unknown[] = [];
  sandbox.use(
    http.post(`*/${upload}`, async ({ request }) => {
      kinds.push(JSON.parse(await request.clone().text()).kind);
    }),
  );
  await renderScreen(screen, states.empty, { sandbox });
  await opened();
  expect(submit()).toHaveAccessibleDescription('Falta la foto por delante.');
  await take('id_front');
  await reads('id_front', 'Lista');
  expect(submit()).toHaveAccessibleDescription('Falta la foto por detrás.');
  await take('id_back');
  await reads('id_back', 'Lista');
  await take('selfie');
  await reads('selfie', 'Lista');
  await waitFor(() => expect(submit()).not.toHaveAccessibleDescription());
  expect(kinds).toEqual(['id_front', 'id_back', 'selfie']);
});

test('the grey button leads to what is missing', async () => {
  await renderScreen(screen, states.empty);
  await opened();
  await take('id_front');
  await reads('id_front', 'Lista');
  await userEvent.click(submit());
  expect(buttonOf('id_back')).toHaveFocus();
});

test('a photo that is turned down says why and is asked for before all others', async () => {
  await renderScreen(screen, states.photoRejected);
  await opened();
  await take('id_back');
  await reads('id_back', 'Un reflejo tapa parte del texto. Apaga el flash.');
  expect(submit()).toHaveAccessibleDescription('Falta repetir la foto por detrás.');
  await take('id_back');
  await reads('id_back', 'Lista');
});

test.each([
  ['drop', /^.*Revisa tu conexión y reintenta/],
  ['500', /Reintenta en un momento/],
  ['html', /Reintenta en un momento/],
  ['truncated', /Reintenta en un momento/],
  ['shape', /Reintenta en un momento/],
])('a photo that ends in "%s" is kept and sent again by a tap', async (kind, text) => {
  const { sandbox } = await renderScreen(screen, states.empty);
  await opened();
  sandbox.control.fault({ path: upload, kind });
  await take('id_front');
  await reads('id_front', text);
  expect(submit()).toHaveAccessibleDescription('La foto por delante no se envió.');
  await userEvent.click(page.getByRole('button', { name: 'Reintentar Por delante' }));
  await reads('id_front', 'Lista');
});

test('what the server says of a photo that it refuses is shown at that photo', async () => {
  const { sandbox } = await renderScreen(screen, states.empty);
  await opened();
  sandbox.control.fault({ path: upload, code: 422, msg: 'Usa una foto de 5 MB o menos' });
  await take('id_front');
  await reads('id_front', 'Usa una foto de 5 MB o menos');
});

test('a picture too small to be read never leaves the phone', async () => {
  await renderScreen(screen, states.empty);
  await opened();
  await take('id_front', picture({ width: 300, height: 200 }));
  await reads('id_front', 'Toma otra foto: esta es muy chica para leerla');
  expect(submit()).toHaveAccessibleDescription('Falta repetir la foto por delante.');
});

test('a photo on its way shows how far it is, holds back the rest, and can be given up', async () => {
  const { sandbox } = await renderScreen(screen, states.whole);
  await opened();
  sandbox.control.fault({ path: upload, kind: 'timeout' });
  await take('selfie');
  const progress = await page.findByRole('progressbar', { name: 'Tu selfie' });
  expect(progress).toBeInTheDocument();
  expect(submit()).toHaveAccessibleDescription('Espera a que termine de subir la foto.');
  await userEvent.click(page.getByRole('button', { name: 'Cancelar Tu selfie' }));
  await reads('selfie', 'Lista');
  expect(submit()).not.toHaveAccessibleDescription();
});

test('photos already accepted survive a reload, with their pictures', async () => {
  const view = await renderScreen(screen, states.empty);
  await opened();
  await take('id_front');
  await reads('id_front', 'Lista');
  await reload(view);
  await opened();
  await reads('id_front', 'Lista');
  expect(slotOf('id_front')?.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/jpeg/),
  );
  expect(submit()).toHaveAccessibleDescription('Falta la foto por detrás.');
});

test('a selfie that the review turned down is taken anew, the other photos stay', async () => {
  await renderScreen(screen, states.fixPhotos);
  await opened();
  expect(page.getByText('Tu selfie no coincide con la foto de tu cédula.')).toBeVisible();
  expect(submit()).toHaveAccessibleDescription('Falta repetir la foto que no sirvió.');
  await take('selfie');
  await waitFor(() => expect(submit()).not.toHaveAccessibleDescription());
  await reads('id_front', 'Lista');
});

test('with its photo taken anew, the other step that the review asks for is led to', async () => {
  const { navigator } = await renderScreen(screen, states.fixMore);
  await opened();
  for (const kind of ['id_front', 'id_back', 'selfie'] as const) {
    await take(kind);
    await reads(kind, 'Lista');
  }
  expect(submit()).toHaveAccessibleDescription('Falta corregir «Tus datos».');
  await userEvent.click(submit());
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/step/step-basic/step-basic',
    query: {},
  });
});

describe('in the shell', () => {
  let native: FakeNative;
  const original = globalThis.fetch;
  beforeEach(() => {
    native = installFakeNative();
    native.answer('localCache', {});
    Object.assign(globalThis, { fetch: async () => new Response(jpegBytes(usual)) });
  });
  afterEach(() => {
    native.remove();
    Object.assign(globalThis, { fetch: original });
  });
  const photo = { url: '/once/1', mime: 'image/jpeg', width: 1200, height: 900, size: 12 };

  test('its camera takes the photos of the card, and a guided one the selfie', async () => {
    for (const event of ['takePhoto', 'liveness']) {
      native.on(event, ({ callbackId, resume }) =>
        native.send(
          resume
            ? { callbackId, error: { code: 'nothing', message: '' } }
            : { callbackId, data: photo },
        ),
      );
    }
    await renderScreen(screen, states.empty);
    const slots = within(await opened());
    const [front, , selfie] = slots.getAllByRole('button', { name: /^Tomar la foto/ });
    if (front) await userEvent.click(front);
    if (selfie) await userEvent.click(selfie);
    await reads('id_front', 'Lista');
    await reads('selfie', 'Lista');
    const asked = native.posted.filter(({ keep }) => keep?.startsWith('photo_'));
    expect(asked).toMatchObject([
      { event: 'takePhoto', data: { kind: 'id_front', facing: 'back' }, keep: 'photo_id_front' },
      { event: 'liveness', keep: 'photo_selfie' },
    ]);
  });

  test('a photo that was taken while Android had ended the app is sent once the form is back', async () => {
    for (const event of ['takePhoto', 'liveness']) {
      native.on(event, ({ callbackId, resume }) =>
        native.send(
          resume === 'photo_id_back'
            ? { callbackId, data: photo }
            : { callbackId, error: { code: 'nothing', message: '' } },
        ),
      );
    }
    await renderScreen(screen, states.empty);
    await opened();
    await reads('id_back', 'Lista');
    expect(submit()).toHaveAccessibleDescription('Falta la foto por delante.');
    expect(native.posted.filter(({ keep }) => keep)).toEqual([]);
  });
});
