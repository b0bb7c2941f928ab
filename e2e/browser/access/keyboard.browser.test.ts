import { ids as home } from '@/app/home/home.ids';
import { ids as signing } from '@/app/loan/loan.ids';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { ids as getCode } from '@/app/pages/account/get-code-page/get-code-page/screen.ids';
import { ids as success } from '@/app/pages/landing/landing-sign-success/landing-sign-success/screen.ids';
import { ids as choosing } from '@/app/pages/loan/loan-info-choose/loan-info-choose/screen.ids';
import { ids as confirming } from '@/app/pages/loan/loan-information/loan-information/screen.ids';
import { ids as loans } from '@/app/pages/my-loan/my-loan/screen.ids';
import { ids as sign } from '@/app/pages/sign/sign/screen.ids';
import { ids as basic } from '@/app/pages/step/step-basic/step-basic/screen.ids';
import { ids as frame } from '@/app/pages/webview/webview/screen.ids';
import { messageId } from '@/components/field/field';
import { type Journey, withJourney } from '@/e2e/browser/journeys/journey';
import { lastCode } from '@/e2e/browser/journeys/ways';
import { Keys } from './keys';

const journey = withJourney();

/** A phone with a keyboard, which is not touched from here on. */
async function setUp() {
  const j = await journey();
  return { ...j, keys: new Keys(j.page) };
}

type Typist = Journey & { keys: Keys };

const openDialog = 'dialog[open]';

describe('somebody with a keyboard alone', () => {
  test('logs in, chooses, signs and pays back', async () => {
    const j = await setUp();
    const { home: start, choose, information, sign: agreement, signed, myLoan, order, keys } = j;
    const { phone } = await j.control.scenario('approved');
    await j.open('/');
    await start.shows('guest');
    await keys.enter(home.login);
    await logInByKeys(j, phone);
    await start.shows('approved');
    await keys.enter(home.choose);
    await choose.stands();
    await chooseByKeys(j);
    await keys.enter(choosing.goOn);
    await information.stands();
    await keys.enter(confirming.goOn);
    await agreement.stands();
    await signByKeys(j);
    await signed.stands();
    const orderNo = await signed.orderNo();
    await keys.enter(success.loans);
    await myLoan.has(orderNo);
    await keys.enter(loans.row(orderNo));
    await order.shows('waiting');
    await j.passes('PT8S');
    await order.shows('lending');
    await payByKeys(j);
    await order.shows('cleared');
  });
});

async function logInByKeys(j: Typist, phone: string): Promise<void> {
  const { getCode: asking, login, keys } = j;
  await asking.stands();
  await keys.tabTo(getCode.address);
  await keys.type(phone);
  await keys.tabTo(getCode.agree);
  await keys.press('Space');
  await keys.enter(getCode.submit);
  await login.stands();
  await keys.tabToOne('[autocomplete="one-time-code"]');
  await keys.type(await lastCode(j));
}

/** Five steps less, the next term, a coupon looked at and one used. */
async function chooseByKeys({ choose, keys, page }: Typist): Promise<void> {
  const before = await choose.choice();
  await keys.tabTo(choosing.amount);
  await keys.press('ArrowLeft', 5);
  await keys.tabToOne(`input[name="${choosing.term}"]`);
  await keys.press('ArrowRight');
  const after = await choose.choice();
  expect(after.amount).toBe(before.amount - 5 * 10_000);
  expect(after.days).toBeGreaterThan(before.days);

  await keys.enter(choosing.coupon);
  await page.locator(openDialog).waitFor();
  await keys.press('Escape');
  await page.locator(openDialog).waitFor({ state: 'detached' });
  await keys.areOn(choosing.coupon);
  await keys.press('Enter');
  await page.locator(openDialog).waitFor();
  await keys.tabToOne(`${openDialog} input[type="radio"]`);
  await keys.press('ArrowDown');
  await keys.tabToOne(`${openDialog} .sheet__footer button`);
  await keys.press('Enter');
  await page.locator(openDialog).waitFor({ state: 'detached' });
  await keys.areOn(choosing.coupon);
  await choose.figures();
}

/** The name is typed where others draw it. */
async function signByKeys({ keys, page }: Typist): Promise<void> {
  await page.locator(`[id="${sign.agreement}"] li p`).first().waitFor();
  await keys.tabTo(sign.agreement);
  await keys.press('End');
  await keys.tabTo(sign.agree);
  await keys.press('Space');
  await keys.tabToOne('.signature [role="tab"]');
  await keys.press('ArrowRight');
  await keys.tabTo(`${sign.signature}-name`);
  await keys.type('Antonia Pérez Ñancupil');
  await keys.enter(signing.sign);
}

async function payByKeys({ keys, page, payPage }: Typist): Promise<void> {
  await keys.enter(paymentIds.open);
  await page.locator(openDialog).waitFor();
  await keys.tabToOne('input[name="pay-option"]');
  await keys.enter(paymentIds.confirm);
  await payPage.stands();
  const inside = page.frameLocator(`[id="${frame.frame}"]`);
  await inside.locator('button[value="success"]').waitFor();
  await keys.tabUntil(inside.locator('button[value="success"]:focus'));
  await keys.press('Enter');
}

/** Fields that cannot be filled before the city is chosen. */
const waiting = [basic.field('district'), basic.field('community')];

test('a step with nothing in it says so at once, and each line leads to its field', async () => {
  const { open, basic: step, keys, page } = await setUp();
  await open(step.path, 'init');
  await step.stands();
  await keys.enter(basic.submit);
  const summary = page.locator('.errors:focus');
  await summary.waitFor();
  const wanted = await summary.locator('a').evaluateAll((links) =>
    links.map((link) => ({
      id: link.getAttribute('href')?.slice(1) ?? '',
      words: link.textContent ?? '',
    })),
  );
  expect(wanted.length).toBeGreaterThan(12);
  for (const { id, words } of wanted) {
    await keys.tabToOne(`.errors a[href="#${id}"]`, 'Tab');
    await keys.press('Enter');
    await keys.areOn(waiting.includes(id) ? basic.field('city') : id);
    await page.locator(`[id="${messageId(id)}"]`, { hasText: words }).waitFor();
    await keys.tabToOne(`.errors a[href="#${id}"]`, 'Shift+Tab');
  }
});

test('the question before a form is left holds the focus, and gives it back', async () => {
  const { open, basic: step, home: start, keys, page } = await setUp();
  await open('/', 'init');
  await start.shows('init');
  await keys.enter(home.goOn);
  await step.stands();
  await keys.tabTo(basic.field('first_name'));
  await keys.type('Antonia');
  await keys.tabToOne('.appbar > .iconbtn:first-child', 'Shift+Tab');
  await keys.press('Enter');
  await page.locator(`${openDialog} h2:focus`).waitFor();

  const answers = page.locator(`${openDialog} .dialog__actions button`);
  expect(await answers.count()).toBe(2);
  const seen = new Set<string>();
  for (let count = 0; count < 6; count += 1) {
    const stop = await keys.tab();
    if (stop) seen.add(stop.name);
    expect(await page.locator(`:focus:not(${openDialog} *)`).count()).toBe(0);
  }
  expect(seen.size).toBe(2);
  await keys.press('Escape');
  await page.locator(openDialog).waitFor({ state: 'detached' });
  await keys.focused('.appbar > .iconbtn:first-child').waitFor();

  await keys.press('Enter');
  await page.locator(openDialog).waitFor();
  await keys.tabToOne(`${openDialog} .dialog__actions button:first-child`);
  await keys.press('Enter');
  await start.shows('init');
});
