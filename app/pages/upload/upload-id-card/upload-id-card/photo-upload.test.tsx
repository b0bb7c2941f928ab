import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import type { ScreenState } from '@/app/pages/screen-state';
import { labelId } from '@/components/field/field';
import type { ImageKind } from '@/lib/api/schemas/application';
import { trackLater } from '@/lib/behavior/track-later';
import { writeValue } from '@/lib/storage/values';
import { installFakeCamera } from '@/lib/testing/fake-camera';
import { installFakeChooser } from '@/lib/testing/fake-chooser';
import { createFakeImages, fakeJpeg } from '@/lib/testing/fake-images';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { reloadScreen, renderScreen } from '@/lib/testing/render-screen';
import { server } from '@/lib/testing/server';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

// jsdom decodes no images.
jest.mock('@/lib/photo/browser-image', () => createFakeImages());
jest.mock('@/lib/behavior/track-later');

const upload = 'app/upload_image_info';
const usual = { width: 1200, height: 900 };

/** A chosen file; jsdom cannot read its own File. */
function picture(size = usual) {
  return asFile(fakeJpeg(size));
}
function asFile(blob: Blob) {
  return Object.assign(blob, { name: 'a.jpg', lastModified: 0, webkitRelativePath: '' });
}
const buttonOf = (kind: ImageKind) => document.getElementById(ids.photo(kind));
const slotOf = (kind: ImageKind) =>
  document.getElementById(labelId(ids.photo(kind)))?.closest<HTMLElement>('.photo-slot') ?? null;
const findSlots = () => page.findByRole('region', { name: textOf('application.steps.photos') });
/** The button in the dock: what comes next. */
const next = () => document.getElementById(ids.next);
/** Once nothing is missing, the summary with the button that submits it. */
const waitForSummary = () =>
  page.findByRole('heading', { level: 1, name: textOf('uploadIdCard.summary.title') });
const expectNext = (text: string) => waitFor(() => expect(next()).toHaveTextContent(text));

/** Takes the photo with the file chooser, the fallback without shell and camera; the first one by the dock's button. */
async function take(kind: ImageKind | 'next', file = picture()) {
  const chooser = installFakeChooser();
  const button = (kind !== 'next' && buttonOf(kind)) || next();
  if (button) fireEvent.click(button);
  await act(async () => chooser.choose(file));
  jest.restoreAllMocks();
}
const expectSlot = (kind: ImageKind, text: string | RegExp) =>
  waitFor(() => expect(slotOf(kind)).toHaveTextContent(text));

test('uploads each photo when it is taken, and leads from one to the next and to the summary', async () => {
  const sandbox = createTestSandbox();
  const kinds: unknown[] = [];
  sandbox.use(
    http.post(`*/${upload}`, async ({ request }) => {
      kinds.push(JSON.parse(await request.clone().text()).kind);
    }),
  );
  await renderScreen(screen, states.empty, { sandbox });
  await findSlots();
  await expectNext(textOf('uploadIdCard.next.front'));
  await take('next');
  await expectSlot('id_front', 'Lista');
  await expectNext(textOf('uploadIdCard.next.back'));
  await take('next');
  await expectSlot('id_back', 'Lista');
  await expectNext(textOf('uploadIdCard.next.selfie'));
  await take('next');
  await expectSlot('selfie', 'Lista');
  // A screen reader starts there.
  expect(await waitForSummary()).toHaveFocus();
  expect(kinds).toEqual(['id_front', 'id_back', 'selfie']);
});

test('shows why a photo was rejected and requires it before the others', async () => {
  await renderScreen(screen, states.photoRejected);
  await findSlots();
  await take('id_front');
  await expectSlot(
    'id_front',
    'Toma la foto de nuevo, sin flash: un reflejo tapa parte del texto.',
  );
  await expectNext(textOf('uploadIdCard.next.frontAgain'));
  await take('next');
  await expectSlot('id_front', 'Lista');
});

test('only the first missing photo has a button, that of the dock', async () => {
  await renderScreen(screen, states.empty);
  const slots = await findSlots();
  expect(within(slots).queryByRole('button')).not.toBeInTheDocument();
  expect(next()).toHaveTextContent(textOf('uploadIdCard.next.front'));
});

test.each([
  ['drop', /^.*Revisa tu conexión e intenta de nuevo/],
  ['500', /Intenta de nuevo en un momento/],
  ['html', /Intenta de nuevo en un momento/],
  ['truncated', /Intenta de nuevo en un momento/],
  ['shape', /Intenta de nuevo en un momento/],
])('keeps a photo whose upload ends in "%s", and uploads it again on retry', async (kind, text) => {
  const { sandbox } = await renderScreen(screen, states.empty);
  await findSlots();
  sandbox.control.fault({ path: upload, kind });
  await take('id_front');
  await expectSlot('id_front', text);
  await userEvent.click(
    page.getByRole('button', { name: textOf('uploadIdCard.next.frontResend') }),
  );
  await expectSlot('id_front', 'Lista');
});

test('shows the message of the server at the refused photo', async () => {
  const { sandbox } = await renderScreen(screen, states.empty);
  await findSlots();
  sandbox.control.fault({ path: upload, code: 422, msg: 'Usa una foto de 5 MB o menos' });
  await take('id_front');
  await expectSlot('id_front', 'Usa una foto de 5 MB o menos');
});

test('tracks a photo that is taken again, and none that is taken for the first time', async () => {
  await renderScreen(screen, states.empty);
  await findSlots();
  await take('id_front');
  await expectSlot('id_front', 'Lista');
  expect(trackLater).not.toHaveBeenCalledWith('photo_retaken', expect.anything());
  await take('id_front');
  expect(trackLater).toHaveBeenCalledWith('photo_retaken', { kind: 'id_front' });
});

test('tells screen readers which examples of a photo are bad', async () => {
  await renderScreen(screen, states.empty);
  await findSlots();
  const guide = page.getByRole('list', { name: textOf('uploadIdCard.guide.label') });
  const not = textOf('uploadIdCard.guide.not').trim();
  const bad = within(guide)
    .getAllByRole('listitem')
    .map((item) => item.textContent?.includes(not));
  expect(bad).toEqual([false, true, true, true]);
});

test('uploads no picture that is too small', async () => {
  await renderScreen(screen, states.empty);
  await findSlots();
  await take('id_front', picture({ width: 300, height: 200 }));
  await expectSlot('id_front', 'Toma otra foto: esta es muy chica para leerla');
  await expectNext(textOf('uploadIdCard.next.frontAgain'));
});

test.each(['id_back', 'selfie'] as const)(
  'uploads no picture that is that of the front as %s, until that of the front is another one',
  async (kind) => {
    const wrong = fakeJpeg(usual);
    await renderScreen(screen, states.complete);
    await findSlots();
    await take('id_front', asFile(wrong));
    await expectSlot('id_front', 'Lista');
    await take(kind, asFile(wrong));
    await expectSlot(kind, textOf('photo.errors.sameAsFront'));
    await take('id_front');
    await expectSlot('id_front', 'Lista');
    await take(kind, asFile(wrong));
    await waitForSummary();
  },
);

test('the same picture can be chosen again for its own side', async () => {
  const front = fakeJpeg(usual);
  await renderScreen(screen, states.complete);
  await findSlots();
  await take('id_front', asFile(front));
  await waitForSummary();
  await take('id_front', asFile(front));
  await waitForSummary();
});

describe('with a camera', () => {
  /** Chooses a file in place of the photo of the camera that is open. */
  async function choose(file: File) {
    const chooser = installFakeChooser();
    fireEvent.click(await page.findByRole('button', { name: textOf('photo.camera.choose') }));
    await act(async () => chooser.choose(file));
  }
  const sheet = (title: string) => page.findByRole('dialog', { name: title });

  test('a file that the phone refuses keeps the sheet at its side and says why there; a good one leads to the next', async () => {
    const camera = installFakeCamera();
    await renderScreen(screen, states.empty);
    await findSlots();
    fireEvent.click(next() ?? document.body);
    await sheet(textOf('uploadIdCard.front'));
    await choose(asFile(new Blob(['%PDF-'])));
    expect(
      await within(await sheet(textOf('uploadIdCard.front'))).findByText(
        textOf('photo.errors.notImage'),
      ),
    ).toBeVisible();
    expect(camera.requested).toHaveLength(1);
    await choose(picture());
    await sheet(textOf('uploadIdCard.back'));
    expect(camera.requested).toHaveLength(2);
    await expectSlot('id_front', 'Lista');
  });
});

test('shows the progress of an upload, for which the button waits without a line above it, and cancels it', async () => {
  const { sandbox, navigator } = await renderScreen(screen, states.complete);
  await findSlots();
  sandbox.control.fault({ path: upload, kind: 'timeout' });
  await take('selfie');
  const progress = await page.findByRole('progressbar', { name: 'Tu selfie' });
  expect(progress).toBeInTheDocument();
  expect(next()).toHaveTextContent(textOf('uploadIdCard.uploading'));
  expect(next()).not.toHaveAccessibleDescription();
  fireEvent.click(next() ?? document.body);
  expect(navigator.push).not.toHaveBeenCalled();
  expect(document.getElementById(ids.submit)).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Cancelar Tu selfie' }));
  await expectSlot('selfie', 'Lista');
  await waitForSummary();
});

test('keeps accepted photos and their thumbnails after a reload', async () => {
  const view = await renderScreen(screen, states.empty);
  await findSlots();
  await take('id_front');
  await expectSlot('id_front', 'Lista');
  view.unmount();
  await reloadScreen(screen);
  await findSlots();
  await expectSlot('id_front', 'Lista');
  expect(slotOf('id_front')?.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/jpeg/),
  );
  await expectNext(textOf('uploadIdCard.next.back'));
});

test('wants exactly the photos that the review names, and counts the others as fine', async () => {
  await renderScreen(screen, states.fixPhotos);
  await findSlots();
  expect(
    page.getByText(
      'Tu selfie no coincide con la foto de tu cédula. Toma otra, con luz y sin lentes.',
    ),
  ).toBeVisible();
  await expectSlot('selfie', 'Falta repetir tu selfie.');
  await expectSlot('id_front', 'Lista');
  await expectSlot('id_back', 'Lista');
  await expectSlot('selfie', 'Repetir');
  expect(page.getAllByText('Falta repetir tu selfie.')).toHaveLength(1);
  await expectNext(textOf('uploadIdCard.next.selfieAgain'));
  await take('next');
  await expectSlot('selfie', 'Lista');
  await waitForSummary();
});

test('a photo whose hand-in had a lost reply does not stand for the one that the review wants', async () => {
  const keep = (kind: string, minutesAgo: number) =>
    writeValue(`luka_draft_user_demo_photo_${kind}`, {
      ...{ imageId: 'img', thumbnail: '', at: Date.now() - minutesAgo * 60_000 },
    });
  // Handed in twelve minutes ago.
  const before = async () => void keep('selfie', 20);
  const view = await renderScreen(screen, states.fixPhotos, { before });
  await findSlots();
  await expectSlot('selfie', 'Falta repetir tu selfie.');
  await expectNext(textOf('uploadIdCard.next.selfieAgain'));
  view.unmount();
  keep('selfie', 1);
  await reloadScreen(screen);
  await findSlots();
  await expectSlot('selfie', 'Lista');
});

test('asks for the photo that was no good when the review names none', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', ({ review }) => {
    delete review?.fix_photos;
  });
  await renderScreen(screen, states.fixPhotos, { sandbox });
  await findSlots();
  expect(next()).toHaveAccessibleDescription('Falta repetir la foto que no sirvió.');
  for (const kind of ['id_front', 'id_back', 'selfie'] as const) {
    await expectSlot(
      kind,
      'Revisa esta foto. Si está movida, cortada o con reflejo, tómala de nuevo.',
    );
  }
  await take('selfie');
  await waitForSummary();
  await expectSlot('id_front', 'Lista');
});

test('opens the other step of the correction once all photos are accepted', async () => {
  const { navigator } = await renderScreen(screen, states.fixMore);
  const toRun = await page.findByRole('link', { name: textOf('application.fixRun') });
  expect(toRun).toHaveAttribute('href', expect.stringMatching(/step-basic\?fix=1$/));
  await findSlots();
  for (const kind of ['id_front', 'id_back', 'selfie'] as const) {
    await take(kind);
    await expectSlot(kind, 'Lista');
  }
  await userEvent.click(page.getByRole('button', { name: 'Corregir «Tus datos»' }));
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/step/step-basic/step-basic',
    query: {},
  });
});

describe('in the shell', () => {
  let native: FakeShell;
  beforeEach(() => {
    native = installFakeShell();
    native.reply('localCache', {});
  });
  const taken = http.get('*/once/1', () => new Response(fakeJpeg(usual)));
  const open = (state: ScreenState) =>
    renderScreen(screen, state, { before: async () => server.use(taken) });
  const photo = { url: '/once/1', mime: 'image/jpeg', width: 1200, height: 900, size: 12 };

  /** Each photo is taken, or those that the user closes the camera for are not. */
  function answerCameras(closed?: string) {
    for (const event of ['takePhoto', 'liveness']) {
      native.on(event, ({ callbackId, resume, keep }) => {
        const code = resume ? 'nothing' : keep === closed ? 'cancelled' : undefined;
        native.send({ callbackId, ...(code ? { error: { code, message: '' } } : { data: photo }) });
      });
    }
  }
  const requested = () => native.posted.filter(({ keep }) => keep?.startsWith('photo_'));

  test('after each photo the camera opens for the next, that of the selfie with the liveness check', async () => {
    answerCameras();
    await open(states.empty);
    await findSlots();
    await userEvent.click(next() ?? document.body);
    for (const kind of ['id_front', 'id_back', 'selfie'] as const) await expectSlot(kind, 'Lista');
    expect(requested()).toMatchObject([
      { event: 'takePhoto', data: { kind: 'id_front', facing: 'back' }, keep: 'photo_id_front' },
      { event: 'takePhoto', data: { kind: 'id_back', facing: 'back' }, keep: 'photo_id_back' },
      { event: 'liveness', keep: 'photo_selfie' },
    ]);
    await waitForSummary();
  });

  test('a camera that was closed stays closed, and the button asks for its photo', async () => {
    answerCameras('photo_id_back');
    await open(states.empty);
    await findSlots();
    await userEvent.click(next() ?? document.body);
    await expectSlot('id_front', 'Lista');
    await expectNext(textOf('uploadIdCard.next.back'));
    expect(requested()).toHaveLength(2);
  });

  test('a photo that is taken again opens no other camera where none is missing', async () => {
    answerCameras();
    await open(states.complete);
    await findSlots();
    await userEvent.click(buttonOf('id_front') ?? document.body);
    await waitFor(() => expect(requested()).toHaveLength(1));
    await waitForSummary();
    expect(requested()).toHaveLength(1);
  });

  test('uploads a photo that was taken while Android had killed the app', async () => {
    for (const event of ['takePhoto', 'liveness']) {
      native.on(event, ({ callbackId, resume }) =>
        native.send(
          resume === 'photo_id_back'
            ? { callbackId, data: photo }
            : { callbackId, error: { code: 'nothing', message: '' } },
        ),
      );
    }
    await open(states.empty);
    await findSlots();
    await expectSlot('id_back', 'Lista');
    await expectNext(textOf('uploadIdCard.next.front'));
    expect(native.posted.filter(({ keep }) => keep)).toEqual([]);
  });
});
