import { app } from '@/e2e/detox/setup/app';
import { onDesktop, phone, sandbox } from '@/e2e/detox/setup/fixtures';
import { restartPage, startApp } from '@/e2e/detox/setup/open-app';
import { contacts } from '@/e2e/shared/sample-user';

const { basic, social, upload, input } = app;

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
  await front.waitUntilAccepted();
  expect(await sandbox.lastAccount()).toMatchObject({
    images: { id_front: { mime: 'image/jpeg' } },
  });
});

onDesktop('a photo that the server rejects can be taken again', async () => {
  await restartPage({ scenario: 'photo_rejected', path: upload.path });
  await upload.waitUntilLoaded();
  const back = upload.photo('id_back');
  await phone.camera({});
  await back.open();
  await back.waitUntilRejected();
  await phone.camera({});
  await input.takeIdPhoto(back);
});

onDesktop('a selfie is taken by the guided camera, also after it was cancelled', async () => {
  await restartPage({ scenario: 'init', path: basic.path, query: { page: '3' } });
  await basic.waitUntilLoaded();
  await phone.liveness({ cancel: true });
  await basic.selfie.open();
  await basic.selfie.waitUntilEmpty();
  await phone.liveness({});
  await input.takeSelfie(basic.selfie);
});

onDesktop(
  'a selfie in which no face is seen can be taken again, or used all the same',
  async () => {
    await restartPage({ scenario: 'init', path: basic.path, query: { page: '3' } });
    await basic.waitUntilLoaded();
    await phone.liveness({ faces: 0 });
    await basic.selfie.open();
    await phone.liveness({ faces: 2 });
    await basic.selfie.tryAgain();
    await basic.selfie.useAnyway();
    await basic.selfie.waitUntilAccepted();
  },
);

onDesktop('picked contacts are entered, and two with the same number are refused', async () => {
  await restartPage({ scenario: 'init_social', path: social.path });
  await social.waitUntilLoaded();
  await phone.picker({ cancel: true });
  await social.pickContact(0);
  await social.waitForContact(0, '');
  const [first, second] = contacts;
  for (const index of [0, 1] as const) {
    await phone.picker(first);
    await input.enterContact(index, first);
  }
  await social.submit();
  await social.waitForDuplicatePhoneError();
  await social.typeContact(1, second);
  await social.waitForContact(1, second.name);
});
