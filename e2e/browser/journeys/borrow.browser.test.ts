import { expect } from '@playwright/test';
import { ids as myLoanIds } from '@/app/pages/my-loan/my-loan/screen.ids';
import { dragSlider } from '@/e2e/browser/harness/finger';
import { test } from '@/e2e/browser/harness/test';
import { countUploads } from '@/e2e/browser/sharing/uploads';
import { percentIn, type ShownFigures } from '@/e2e/screens/loan/figures';
import { applyAsNewUser, payByLink, signLoan } from '@/e2e/shared/flows';
import { storedApplication } from '@/e2e/shared/sample-user';
import { formatDate } from '@/lib/format/date';
import { formatPercent } from '@/lib/format/number';
import { locales } from '@/lib/i18n/locale';

for (const locale of locales) {
  test(`in ${locale} a new user borrows and repays, and every screen shows the figures of the server`, async ({
    journey,
  }) => {
    const j = await journey({ locale });
    const { page, home, choose, information, sign, signed, myLoan, order } = j;
    const { sandbox, requests } = j;

    await j.open('/');
    await home.waitForState('guest');
    await home.tapButton('apply');
    await applyAsNewUser(j);
    expect(await sandbox.lastAccount()).toMatchObject(storedApplication);

    await j.advanceTime('PT2M');
    await home.waitForState('approved');
    expect(await home.amount()).toBe(250_000);
    await home.tapButton('choose');
    await choose.waitUntilLoaded();
    await dragSlider(page.locator(choose.slider), 0.8);
    await choose.stepAmount('less');
    await choose.chooseTerm(120);
    const shown = [await choose.figures()];
    await choose.proceed();
    await information.waitUntilLoaded();
    shown.push(await information.figures());
    await information.proceed();
    await sign.waitUntilLoaded();
    shown.push(await sign.figures());
    const agreementAmounts = await sign.agreementAmounts();
    const orderNo = await signLoan(j);
    await signed.openLoans();
    await myLoan.waitForLoan(orderNo);
    await myLoan.tap(myLoanIds.row(orderNo));
    await order.waitForState('waiting');
    shown.push(await order.figures());

    const lent = (await sandbox.lastAccount()).orders.at(-1);
    if (!lent) throw new Error('The server has no loan');
    expect(lent).toMatchObject({ order_no: orderNo, status: 'waiting', term_days: 120 });
    expect(lent.repay_date).toBe('2026-10-06');
    const { amount, service_fee: fee, arrival, interest, repayment } = lent;
    expect(requests.count('loan/apply')).toBe(1);
    const cae = percentIn(formatPercent(((repayment / arrival - 1) * 365) / 120, locale));
    const dated = { due: expect.stringContaining(formatDate(lent.repay_date, locale)) };
    for (const figures of shown) {
      expect(figures).toEqual({ amount, fee, arrival, interest, repayment, cae, ...dated });
      expectConsistent(figures);
    }
    expect(agreementAmounts).toEqual(
      expect.arrayContaining([amount, fee, arrival, interest, repayment]),
    );

    await j.advanceTime('PT8S');
    await order.waitForState('lending');
    expect(await order.figures()).toMatchObject({ repayment });
    // On the day of the payout no interest is due yet.
    expect(await payByLink(j)).toBe(amount);
    await order.tapBack();
    await myLoan.waitUntilLoaded();
    await myLoan.showList('complete');
    await myLoan.waitForLoan(orderNo);
    await home.openTab('home');
    await home.waitForState('cleared');
    expect(await home.amount()).toBe(0);
    // The user has not consented to any upload.
    expect(countUploads(requests)).toEqual({});
  });
}

function expectConsistent({ amount, fee, arrival, interest, repayment }: ShownFigures): void {
  expect(arrival).toBe(amount - fee);
  expect(repayment).toBe(amount + interest);
}
