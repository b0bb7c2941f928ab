import { expect } from '@playwright/test';
import { pages } from '@/app/application/step-pages';
import { ids as homeIds } from '@/app/home/home.ids';
import { ids as signingIds } from '@/app/loan/loan.ids';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { ids as getCodeIds } from '@/app/pages/account/get-code-page/get-code-page/screen.ids';
import { ids as signedIds } from '@/app/pages/landing/landing-sign-success/landing-sign-success/screen.ids';
import { ids as chooseIds } from '@/app/pages/loan/loan-info-choose/loan-info-choose/screen.ids';
import { ids as informationIds } from '@/app/pages/loan/loan-information/loan-information/screen.ids';
import { ids as signIds } from '@/app/pages/sign/sign/screen.ids';
import { ids as basicIds } from '@/app/pages/step/step-basic/step-basic/screen.ids';
import { messageId } from '@/components/field/field';
import type { Journey, OpenJourney } from '@/e2e/browser/harness/journey';
import { test } from '@/e2e/browser/harness/test';
import { signerName } from '@/e2e/shared/flows';
import { KeyboardUser } from './keyboard-user';

type KeyboardJourney = Journey & { keyboard: KeyboardUser };

async function setUp(journey: OpenJourney): Promise<KeyboardJourney> {
  const j = await journey();
  return { ...j, keyboard: new KeyboardUser(j.page) };
}

const openDialog = 'dialog[open]';

test('with a keyboard alone a user logs in, chooses, signs and repays a loan', async ({
  journey,
}) => {
  const j = await setUp(journey);
  const { home, choose, information, sign, signed, order, keyboard } = j;
  const { phone } = await j.sandbox.scenario('approved');
  await j.open('/');
  await home.waitForState('guest');
  await keyboard.activate(homeIds.login);
  await logIn(j, phone);
  await home.waitForState('approved');
  await keyboard.activate(homeIds.choose);
  await choose.waitUntilLoaded();
  await chooseLoan(j);
  await keyboard.activate(chooseIds.goOn);
  await information.waitUntilLoaded();
  await keyboard.activate(informationIds.goOn);
  await sign.waitUntilLoaded();
  await signByName(j);
  await signed.waitUntilLoaded();
  await keyboard.activate(signedIds.detail);
  await order.waitForState('waiting');
  await j.advanceTime('PT8S');
  await order.waitForState('lending');
  await repay(j);
  await order.waitForState('cleared');
});

async function logIn(
  { getCode, login, keyboard, sandbox }: KeyboardJourney,
  phone: string,
): Promise<void> {
  await getCode.waitUntilLoaded();
  await keyboard.tabTo(getCodeIds.address);
  await keyboard.type(phone);
  await keyboard.tabTo(getCodeIds.agree);
  await keyboard.press('Space');
  await keyboard.activate(getCodeIds.submit);
  await login.waitUntilLoaded();
  await keyboard.tabToSelector('[autocomplete="one-time-code"]');
  await keyboard.type(await sandbox.lastCode());
}

/** Five steps less and the next term; closes the coupon sheet once, and uses the coupon then. */
async function chooseLoan({ choose, keyboard, page }: KeyboardJourney): Promise<void> {
  const before = await choose.choice();
  await keyboard.tabTo(chooseIds.amount);
  await keyboard.press('ArrowLeft', 5);
  await keyboard.tabToSelector(`input[name="${chooseIds.term}"]`);
  await keyboard.press('ArrowRight');
  const after = await choose.choice();
  expect(after.amount).toBe(before.amount - 5 * 10_000);
  expect(after.days).toBeGreaterThan(before.days);

  await keyboard.activate(chooseIds.coupon);
  await page.locator(openDialog).waitFor();
  await keyboard.press('Escape');
  await page.locator(openDialog).waitFor({ state: 'detached' });
  await keyboard.waitForFocus(chooseIds.coupon);
  await keyboard.press('Enter');
  await page.locator(openDialog).waitFor();
  await keyboard.tabToSelector(`${openDialog} input[type="radio"]`);
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowUp');
  await keyboard.tabToSelector(`${openDialog} .sheet__footer button`);
  await keyboard.press('Enter');
  await page.locator(openDialog).waitFor({ state: 'detached' });
  await keyboard.waitForFocus(chooseIds.coupon);
  await choose.figures();
}

async function signByName({ keyboard, page, sandbox }: KeyboardJourney): Promise<void> {
  await page.locator(`[id="${signingIds.agreement}"] li p`).first().waitFor();
  await keyboard.tabTo(signingIds.agreement);
  await keyboard.press('End');
  await keyboard.tabTo(signingIds.agree);
  await keyboard.press('Space');
  await keyboard.tabToSelector('.signature [role="tab"]');
  await keyboard.press('ArrowRight');
  await keyboard.tabTo(`${signIds.signature}-name`);
  await keyboard.type(await signerName(sandbox));
  await keyboard.activate(signingIds.sign);
}

async function repay({ keyboard, page, payScreen }: KeyboardJourney): Promise<void> {
  await keyboard.activate(paymentIds.open);
  await page.locator(openDialog).waitFor();
  await keyboard.tabToSelector('input[name="pay-option"]');
  await keyboard.activate(paymentIds.confirm);
  await payScreen.waitUntilLoaded();
  const frame = page.frameLocator(payScreen.frame);
  await frame.locator('button[value="success"]').waitFor();
  await keyboard.tabUntil(frame.locator('button[value="success"]:focus'));
  await keyboard.press('Enter');
}

/** Fields that are disabled until a city is chosen. */
const dependentFields = [basicIds.field('district'), basicIds.field('community')];

for (const number of pages) {
  test(`the empty page ${number} of a step shows an error summary whose links focus the fields`, async ({
    journey,
  }) => {
    const { open, basic, keyboard, page } = await setUp(journey);
    await open(basic.path, 'init');
    await basic.waitUntilLoaded();
    await basic.openPage(number);
    await keyboard.activate(basicIds.submit);
    const summary = page.locator('.error-summary:focus');
    await summary.waitFor();
    const refused = await summary
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
    expect(refused.length).toBeGreaterThan(2);
    expect(refused.length).toBeLessThan(9);
    const folded = page.locator('.error-summary summary');
    if ((await folded.count()) > 0) {
      await keyboard.tabToSelector('.error-summary summary');
      await keyboard.press('Enter');
    }
    await keyboard.tabToSelector('.appbar a', 'Shift+Tab');
    for (const id of refused) {
      await keyboard.tabToSelector(`.error-summary a[href="#${id}"]`, 'Tab');
      await keyboard.press('Enter');
      await keyboard.waitForFocus(dependentFields.includes(id) ? basicIds.field('city') : id);
      await page.locator(`[id="${messageId(id)}"].error`).waitFor();
      await keyboard.tabToSelector(`.error-summary a[href="#${id}"]`, 'Shift+Tab');
    }
  });
}

test('the prompt before unsaved changes are left traps the focus and returns it', async ({
  journey,
}) => {
  const { open, basic, home, keyboard, page } = await setUp(journey);
  const backButton = '.appbar > .iconbtn:first-child';
  await open('/', 'init');
  await home.waitForState('init');
  await keyboard.activate(homeIds.goOn);
  await basic.waitUntilLoaded();
  await keyboard.tabTo(basicIds.field('first_name'));
  await keyboard.type('Antonia');
  await keyboard.tabToSelector(backButton, 'Shift+Tab');
  await keyboard.press('Enter');
  await page.locator(`${openDialog} h2:focus`).waitFor();

  expect(await page.locator(`${openDialog} .dialog__actions button`).count()).toBe(2);
  const visited = new Set<string>();
  for (let count = 0; count < 6; count += 1) {
    const stop = await keyboard.tab();
    if (stop) visited.add(stop.name);
    expect(await page.locator(`:focus:not(${openDialog} *)`).count()).toBe(0);
  }
  expect(visited.size).toBe(2);
  await keyboard.press('Escape');
  await page.locator(openDialog).waitFor({ state: 'detached' });
  await keyboard.focused(backButton).waitFor();

  await keyboard.press('Enter');
  await page.locator(openDialog).waitFor();
  await keyboard.tabToSelector(`${openDialog} .dialog__actions button:first-child`);
  await keyboard.press('Enter');
  await home.waitForState('init');
});
