import { percentIn, type ShownFigures } from '@/e2e/browser/screens/loan/figures';
import { askedUploads } from '@/e2e/browser/sharing/uploads-view';
import { formatDate } from '@/lib/format/date';
import { formatPercent } from '@/lib/format/number';
import type { Locale } from '@/lib/i18n/locale';
import { withJourney } from './journey';
import { bankAccountKept, basicsKept, person, socialKept } from './person';
import { lastAccount, serverView } from './server-view';
import { fillForms, handIn, logIn, payByLink, signByHand } from './ways';

const journey = withJourney();

test.each<Locale>(['es', 'en', 'vi'])(
  'somebody new logs in, borrows and pays back, in %s',
  async (locale) => {
    const j = await journey({ locale });
    const { home, submited, choose, information, sign, signed, myLoan, order, control, traffic } =
      j;

    await j.open('/');
    await home.shows('guest');
    await home.go('apply');
    await logIn(j);
    await fillForms(j);
    await handIn(j);
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
    expect(await home.sum()).toBe(250_000);
    await home.go('choose');
    await choose.stands();
    await choose.slideTo(0.8);
    await choose.step('less');
    await choose.term(45);
    const shown = [await choose.figures()];
    await choose.goOn();
    await information.stands();
    shown.push(await information.figures());
    await information.goOn();
    await sign.stands();
    shown.push(await sign.figures());
    const agreementSums = await sign.agreementSums();
    const orderNo = await signByHand(j);
    await signed.toLoans();
    await myLoan.has(orderNo);
    await myLoan.openLoan(orderNo);
    await order.shows('waiting');
    shown.push(await order.figures());

    const { state } = await serverView(control);
    const lent = state.accounts.at(-1)?.orders.at(-1);
    if (!lent) throw new Error('The server has lent nothing');
    expect(lent).toMatchObject({ order_no: orderNo, stage: 'waiting', term_days: 45 });
    expect(lent.repay_date).toBe('2026-08-22');
    const { amount, service_fee: fee, arrival, interest, repayment } = lent;
    expect(traffic.of('loan/apply')).toHaveLength(1);
    const cae = percentIn(formatPercent(((repayment / arrival - 1) * 365) / 45, locale));
    const dated = { due: expect.stringContaining(formatDate(lent.repay_date, locale)) };
    for (const figures of shown) {
      expect(figures).toEqual({ amount, fee, arrival, interest, repayment, cae, ...dated });
      expectToSumUp(figures);
    }
    expect(agreementSums).toEqual(
      expect.arrayContaining([amount, fee, arrival, interest, repayment]),
    );

    await j.passes('PT8S');
    await order.shows('lending');
    expect(await order.sum()).toBe(repayment);
    expect(await payByLink(j)).toBe(repayment);
    await order.tapBack();
    await myLoan.stands();
    await myLoan.show('complete');
    await myLoan.has(orderNo);
    await home.tab('home');
    await home.shows('cleared');
    expect(await home.sum()).toBe(300_000);
    // Nobody has answered what may be sent about them: nothing was.
    expect(askedUploads(traffic)).toEqual({});
  },
  120_000,
);

function expectToSumUp({ amount, fee, arrival, interest, repayment }: ShownFigures): void {
  expect(arrival).toBe(amount - fee);
  expect(repayment).toBe(amount + interest);
}
