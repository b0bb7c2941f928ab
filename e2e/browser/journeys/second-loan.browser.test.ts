import { settled } from '@/e2e/browser/harness/settled';
import { withJourney } from './journey';
import { lastAccount, serverView } from './server-view';
import { chooseLoan, payByLink, signByHand } from './ways';

const journey = withJourney();

test('who has paid back borrows again with one tap, and a coupon lowers the cost', async () => {
  const j = await journey();
  const { home, choose, information, autoSign, signed, order, control } = j;
  await j.open('/', 'approved');
  await home.shows('approved');
  await chooseLoan(j, 15);
  await signByHand(j);
  await signed.toDetail();
  await order.shows('waiting');
  await j.passes('PT8S');
  await payByLink(j);
  await home.open();
  await home.shows('cleared');

  await home.go('again');
  await choose.stands();
  await choose.term(30);
  const plain = await choose.figures();
  await choose.useCoupon();
  const shown = [await choose.figures()];
  expect(shown).toMatchObject([{ fee: plain.fee - 3000, arrival: plain.arrival + 3000 }]);
  await choose.goOn();
  await information.stands();
  shown.push(await information.figures());
  await information.goOn();
  await autoSign.stands();
  shown.push(await autoSign.figures());
  await autoSign.sign();
  await signed.stands();
  const orderNo = await signed.orderNo();
  await signed.toDetail();
  await order.stands();
  shown.push(await order.figures());

  const { orders, coupons } = await lastAccount(control);
  expect(orders).toMatchObject([{ stage: 'cleared' }, { stage: 'waiting', order_no: orderNo }]);
  expect(coupons).toMatchObject([{ value: 3000, state: 'used' }]);
  const second = orders[1];
  for (const figures of shown) {
    expect(figures).toMatchObject({
      amount: second?.amount,
      fee: second?.service_fee,
      arrival: second?.arrival,
      interest: second?.interest,
      repayment: second?.repayment,
    });
    expect(figures.cae).toBe(shown[0]?.cae);
  }
});

test('while a loan runs, every way to another one leads to it', async () => {
  const j = await journey();
  const { page, traffic, choose, information, sign, autoSign, blocked, order, control } = j;
  await j.open(choose.path, 'lending');
  for (const screen of [choose, information, sign, autoSign]) {
    await j.open(screen.path);
    // What was on show before says the same: the way that begins here is to be at its end.
    await settled(page, traffic);
    await blocked.stands();
  }
  await blocked.goOn();
  await order.shows('lending');
  const { state } = await serverView(control);
  expect(state.accounts[0]?.orders).toHaveLength(1);
});
