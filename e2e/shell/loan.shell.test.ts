import { ids as permissionIds } from '@/app/android/launch-permissions.ids';
import { bankAccountKept, basicsKept, person, socialKept } from '@/e2e/browser/journeys/person';
import { lastAccount } from '@/e2e/browser/journeys/server-view';
import { chooseLoan, logIn, payByLink, signByHand } from '@/e2e/browser/journeys/ways';
import { askedUploads } from '@/e2e/browser/sharing/uploads-view';
import { withShell } from './harness/shell-journey';
import { fillFormsByPhone, handInByPhone, pictureFile } from './shell-ways';

const shell = withShell();

test('somebody new borrows and pays back with a phone: its camera, its contacts, its memory', async () => {
  const { phone, control, screens } = await shell({ permissions: {} });
  const photo = await pictureFile(phone, 'card');
  for (const screen of ['liveness', 'camera', 'camera']) await phone.control(screen, { photo });
  const j = screens();
  const { home, submited, signed, order, traffic } = j;

  await home.shows('guest');
  await phone.control('permission-answers', { location: 'granted', phone: 'denied' });
  await home.by(permissionIds.allow).tap();
  await home.by(permissionIds.allow).waitFor({ state: 'hidden' });
  expect(await phone.control('state')).toMatchObject({
    permissions: { location: 'granted', phone: 'denied' },
  });
  await home.go('apply');
  await logIn(j);
  await fillFormsByPhone(j);
  await handInByPhone(j);
  await submited.stands();
  await submited.goHome();
  await home.shows('review');
  expect(await lastAccount(control)).toMatchObject({
    phone: person.phoneKept,
    basic: basicsKept,
    extra: socialKept,
    transfer: bankAccountKept,
    images: { id_front: { mime: 'image/jpeg' }, id_back: {}, selfie: {} },
  });

  await j.passes('PT2M');
  await home.shows('approved');
  await chooseLoan(j);
  const orderNo = await signByHand(j);
  await signed.toDetail();
  await order.shows('waiting');
  expect(traffic.of('loan/apply')).toHaveLength(1);
  await j.passes('PT8S');
  await payByLink(j);
  const { orders } = await lastAccount(control);
  expect(orders).toMatchObject([{ order_no: orderNo, stage: 'cleared' }]);
  // Nobody was asked, or nobody answered: of all that was sent nothing tells of the person's phone.
  expect(askedUploads(traffic)).toEqual({});
  expect(await control.uploads()).toEqual([]);
  expect(await phone.control('state')).toMatchObject({ tracked: [] });
});
