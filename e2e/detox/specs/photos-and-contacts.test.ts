import { ids as socialIds } from '@/app/pages/step/step-social/step-social/screen.ids';
import { app } from '@/e2e/detox/setup/app';
import { onDesktop, phone, sandbox } from '@/e2e/detox/setup/fixtures';
import { restartPage, startApp } from '@/e2e/detox/setup/open-app';
import { contacts } from '@/e2e/shared/sample-user';

const { social, upload, input } = app;

beforeAll(() => startApp());

onDesktop('after the camera was cancelled or has failed a photo can still be taken', async () => {
  await restartPage({ scenario: 'init_id_card', path: upload.path });
  await upload.waitUntilLoaded();
  const front = upload.photo('id_front');
  await phone.camera({ cancel: true });
  await front.open();
  await front.waitUntilEmpty();
  await phone.camera({ fail: 'failed' });
  await front.open();
  await phone.camera({});
  await front.tryAgain();
  // The camera goes on by itself.
  for (const kind of ['id_front', 'id_back', 'selfie'] as const) {
    await upload.photo(kind).waitUntilAccepted();
  }
  expect(await sandbox.lastAccount()).toMatchObject({
    images: { id_front: { mime: 'image/jpeg' } },
  });
});

onDesktop('a photo that the server rejects can be taken again', async () => {
  await restartPage({ scenario: 'photo_rejected', path: upload.path });
  await upload.waitUntilLoaded();
  const front = upload.photo('id_front');
  await phone.camera({});
  await front.open();
  // The server rejects the one that arrives first: the selfie is small.
  await upload.waitUntilOneIsRejected();
  await phone.camera({});
  await upload.takeRejectedAgain();
  for (const kind of ['id_front', 'id_back', 'selfie'] as const) {
    await upload.photo(kind).waitUntilAccepted();
  }
});

onDesktop('a selfie is taken by the guided camera, also after it was cancelled', async () => {
  await restartPage({ scenario: 'selfie_mismatch', path: upload.path });
  await upload.waitUntilLoaded();
  const selfie = upload.photo('selfie');
  await phone.liveness({ cancel: true });
  await selfie.open();
  await selfie.waitUntilRejected();
  await phone.liveness({});
  await input.takePhoto(selfie);
});

onDesktop(
  'a selfie in which no face is seen can be taken again, or used all the same',
  async () => {
    await restartPage({ scenario: 'selfie_mismatch', path: upload.path });
    await upload.waitUntilLoaded();
    const selfie = upload.photo('selfie');
    await phone.liveness({ faces: 0 });
    await selfie.open();
    await phone.liveness({ faces: 2 });
    await selfie.tryAgain();
    await selfie.useAnyway();
    await selfie.waitUntilAccepted();
  },
);

onDesktop('picked contacts are entered, and two with the same number are refused', async () => {
  await restartPage({ scenario: 'init_social', path: social.path });
  await social.waitUntilLoaded();
  await social.openPage('2');
  await phone.picker({ cancel: true });
  await social.pickContact(0);
  await social.waitForContact(0, '');
  const [first, second] = contacts;
  for (const index of [0, 1] as const) {
    await phone.picker(first);
    await input.enterContact(index, first);
  }
  await social.submit();
  await social.waitForInvalid(socialIds.field('contacts.1.phone'));
  await social.typeContact(1, second);
  await social.waitForContact(1, second.name);
});
