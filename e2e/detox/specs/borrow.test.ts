import { bankAccountKept, basicsKept, person, socialKept } from '@/e2e/browser/journeys/person';
import { lastAccount } from '@/e2e/browser/journeys/server-view';
import { screens } from '@/e2e/detox/screens/all-screens';
import { onDesktop, phone, sandbox } from '@/e2e/detox/setup/world';
import { fillForms, handIn, passes } from '@/e2e/detox/ways/apply';
import { chooseLoan, payByLink, signByName } from '@/e2e/detox/ways/borrow';
import { logIn } from '@/e2e/detox/ways/log-in';
import { begin, open } from '@/e2e/detox/ways/open';

const { home, signed, order, myLoan, autoSign } = screens;

onDesktop('somebody new logs in by phone, applies, borrows and pays back', async () => {
  await begin();
  for (const screen of ['liveness', 'camera', 'camera'] as const) await phone[screen]({});
  await home.shows('guest');
  await home.go('apply');
  await logIn();
  await fillForms();
  await handIn();
  await home.shows('review');
  expect(await lastAccount(sandbox)).toMatchObject({
    phone: person.phoneKept,
    basic: basicsKept,
    extra: socialKept,
    transfer: bankAccountKept,
    images: { id_front: { mime: 'image/jpeg' }, id_back: {}, selfie: {} },
  });

  await passes('PT2M');
  await home.shows('approved');
  await chooseLoan();
  const orderNo = await signByName('Antonia Pérez Ñancupil');
  await signed.toDetail();
  await order.shows('waiting');
  await passes('PT8S');
  await order.shows('lending');
  await payByLink();
  const { orders } = await lastAccount(sandbox);
  expect(orders).toMatchObject([{ order_no: orderNo, stage: 'cleared' }]);
  await open(myLoan);
  await myLoan.show('complete');
  await myLoan.has(orderNo);
});

test('whoever has paid back borrows again with one tap', async () => {
  await begin({
    scenario: 'second_loan',
    kept: (userId) => ({ [`luka_signed_${userId}`]: 'true' }),
  });
  await home.shows('approved');
  await chooseLoan();
  await autoSign.stands();
  await autoSign.sign();
  await signed.stands();
  const { orders } = await lastAccount(sandbox);
  expect(orders).toMatchObject([{ stage: 'cleared' }, { order_no: await signed.orderNo() }]);
});
