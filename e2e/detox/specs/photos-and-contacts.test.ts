import { social } from '@/e2e/browser/journeys/person';
import { lastAccount } from '@/e2e/browser/journeys/server-view';
import { screens } from '@/e2e/detox/screens/all-screens';
import { onDesktop, phone, sandbox } from '@/e2e/detox/setup/world';
import { begin, goOn } from '@/e2e/detox/ways/open';

const { basic, social: second, upload } = screens;

beforeAll(() => begin());

onDesktop(
  'a camera that is cancelled leaves everything as it was, and can be opened again',
  async () => {
    await goOn({ scenario: 'init_id_card', path: upload.path });
    await upload.stands();
    await phone.camera({ cancel: true });
    await upload.photo('id_front').open();
    await upload.photo('id_front').isEmpty();
    await phone.camera({ fail: 'failed' });
    await upload.photo('id_front').open();
    await phone.camera({});
    await upload.shoot('id_front');
    expect(await lastAccount(sandbox)).toMatchObject({
      images: { id_front: { mime: 'image/jpeg' } },
    });
  },
);

onDesktop('a photo that the server turns down is taken anew', async () => {
  await goOn({ scenario: 'photo_rejected', path: upload.path });
  await upload.stands();
  await phone.camera({});
  await upload.photo('id_back').open();
  await upload.photo('id_back').isRejected();
  await phone.camera({});
  await upload.shoot('id_back');
});

onDesktop('a selfie is taken by the guided camera', async () => {
  await goOn({ scenario: 'init', path: basic.path });
  await basic.stands();
  await phone.liveness({ cancel: true });
  await basic.selfie.open();
  await basic.selfie.isEmpty();
  await phone.liveness({});
  await basic.selfie.open();
  await basic.selfie.isAccepted();
});

onDesktop('contacts are picked, or not, and two of one number are refused', async () => {
  await goOn({ scenario: 'init_social', path: second.path });
  await second.stands();
  await phone.picker({ cancel: true });
  await second.pick(0);
  await second.hasContact(0, '');
  const [rosa] = social.contacts;
  for (const place of [0, 1] as const) {
    await phone.picker({ name: rosa.name, phone: rosa.phone });
    await second.pick(place);
    await second.hasContact(place, rosa.name);
  }
  await second.submit();
  await second.refusesSamePhone();
  await second.typeContact(1, social.contacts[1]);
  await second.hasContact(1, social.contacts[1].name);
});
