import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { cancelIds } from '@/app/orders/cancel/cancel-loan.ids';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import type { Journey, OpenJourney } from '@/e2e/browser/harness/journey';
import { press } from '@/e2e/browser/harness/press';
import { test } from '@/e2e/browser/harness/test';
import { waitUntilIdle } from '@/e2e/browser/harness/wait-until-idle';
import type { ScenarioName } from '@/lib/sandbox/scenarios';
import { translatePage } from '@/lib/testing/translate-page';

/** What a user does on a screen in a state, before the browser translates the page and after. */
type Case = {
  path: string;
  scenario: ScenarioName;
  before?: (journey: Journey) => Promise<void>;
  after: (journey: Journey) => Promise<void>;
};

const detail = '/pages/order-detail/order-detail';
const choose = '/pages/loan/loan-info-choose/loan-info-choose';
const nextDay = (journey: Journey) => journey.advanceTime('P1D');
const paidOut = (journey: Journey) => journey.advanceTime('PT11M');
const openPaySheet = ({ by }: Journey) => press(by(paymentIds.open));

/** By its label, behind which the radio button is hidden, once the sheet stands still. */
const chooseOption = (page: Page, option: string) =>
  press(page.locator(`#${paymentIds.options} label`, { has: page.locator(`[value=${option}]`) }));

async function moveSlider({ page, choose }: Journey): Promise<void> {
  await page.locator(choose.slider).focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
}

const cases: Record<string, Case> = {
  'the slider moves': { path: choose, scenario: 'approved', after: moveSlider },
  'another term is chosen': {
    path: choose,
    scenario: 'approved',
    after: (journey) => journey.choose.chooseTerm(150),
  },
  'the coupon is taken away': {
    path: choose,
    scenario: 'approved',
    after: (journey) => journey.choose.removeCoupon(),
  },
  'Home is overdue for another day': { path: '/', scenario: 'overdue', after: nextDay },
  'Home has a loan for another day': { path: '/', scenario: 'lending', after: nextDay },
  'the due date of Home passes': { path: '/', scenario: 'due_today', after: nextDay },
  'the loan of Home is paid out': { path: '/', scenario: 'waiting', after: paidOut },
  'My loans is overdue for another day': {
    path: '/pages/my-loan/my-loan',
    scenario: 'overdue',
    after: nextDay,
  },
  'an order is overdue for another day': { path: detail, scenario: 'overdue', after: nextDay },
  'an order runs for another day': { path: detail, scenario: 'lending', after: nextDay },
  'the due date of an order passes': { path: detail, scenario: 'due_today', after: nextDay },
  'an order is paid out': { path: detail, scenario: 'waiting', after: paidOut },
  'a payment with a fee is chosen': {
    path: detail,
    scenario: 'lending',
    before: openPaySheet,
    after: ({ page }) => chooseOption(page, 'debit'),
  },
  'a part is to be paid': {
    path: detail,
    scenario: 'lending',
    before: openPaySheet,
    after: async ({ by, page }) => {
      await by(paymentIds.part).check({ force: true });
      await by(paymentIds.partAmount).fill('50000');
      await page.keyboard.press('Tab');
    },
  },
  'the pay sheet closes': {
    path: detail,
    scenario: 'overdue',
    before: openPaySheet,
    after: ({ page }) => page.keyboard.press('Escape'),
  },
  'a transfer is asked for': {
    path: detail,
    scenario: 'overdue',
    before: async (journey) => {
      await openPaySheet(journey);
      await chooseOption(journey.page, 'transfer');
    },
    after: ({ by }) => press(by(paymentIds.confirm)),
  },
  'the question whether to cancel closes': {
    path: detail,
    scenario: 'waiting',
    before: ({ by }) => press(by(cancelIds.open)),
    after: ({ by }) => press(by(cancelIds.keep)),
  },
};

/** What the page says at the end, with or without a translation in between. */
async function readAfter(journey: OpenJourney, each: Case, translates: boolean) {
  const j = await journey();
  const { page, requests } = j;
  await j.open(each.path, each.scenario);
  await waitUntilIdle(page, requests);
  await each.before?.(j);
  await waitUntilIdle(page, requests);
  if (translates) await page.evaluate(translatePage);
  await each.after(j);
  // A quote is asked for once its choice has been unchanged for a while.
  await page.clock.runFor(500);
  await waitUntilIdle(page, requests);
  // A part that is loaded late has its place kept by a placeholder.
  await expect(page.locator('main:visible .bone')).toHaveCount(0);
  const text = await page.evaluate(() => document.body.innerText);
  await page.context().close();
  // The reference of a transfer differs each time.
  const lines = text.replace(/LUKA\d+/g, 'LUKA').split(/\s*\n\s*/);
  return lines.filter((line) => line !== '');
}

for (const [name, each] of Object.entries(cases)) {
  test(`a translated page says what it would say without: ${name}`, async ({ journey }) => {
    const plain = await readAfter(journey, each, false);
    expect(await readAfter(journey, each, true)).toEqual(plain);
  });
}
