import type { Page } from 'playwright-core';
import { ids as homeIds } from '@/app/home/home.ids';
import { ids as chooseIds } from '@/app/pages/loan/loan-info-choose/loan-info-choose/screen.ids';
import { byId } from '@/e2e/screens/app-screen';
import type { Phone } from './phone';
import type { MotionSource } from './trace';

/** A motion of the app: what the user does, and where it is in the trace. */
export type Motion = {
  name: string;
  source: MotionSource;
  act: (phone: Phone) => Promise<void>;
  /** What is shown afterwards; the next motion starts there. */
  leadsTo: string;
};

const slide = { animation: 'screen-slide', ms: 220 };
const openSheet = 'dialog.sheet[open]';
const closedSheet = `body:not(:has(${openSheet})) ${byId(chooseIds.coupon)}`;

/** The motions in the order in which one user makes them, from Home while the application is in review. */
export const motions: readonly Motion[] = [
  {
    name: 'floor: a square of 50 px',
    source: { scriptedOn: 'DIV', ms: 1000 },
    act: ({ page }) => page.evaluate(moveSquare),
    leadsTo: byId(homeIds.refresh),
  },
  {
    name: 'the sun climbs',
    source: { animation: 'sun-climbs', ms: 900 },
    async act({ page, enter }) {
      enter('approved');
      await page.tap(byId(homeIds.refresh));
    },
    leadsTo: byId(homeIds.choose),
  },
  {
    name: 'a screen enters, first time',
    source: slide,
    act: ({ page }) => page.tap(byId(homeIds.choose)),
    leadsTo: byId(chooseIds.goOn),
  },
  {
    name: 'back',
    source: slide,
    act: ({ page }) => page.evaluate(() => history.back()),
    leadsTo: byId(homeIds.choose),
  },
  {
    name: 'a screen enters again',
    source: slide,
    act: ({ page }) => page.tap(byId(homeIds.choose)),
    leadsTo: byId(chooseIds.goOn),
  },
  {
    name: 'a digit rolls',
    source: { animation: 'digit-roll', ms: 220 },
    act: ({ page }) => page.tap('.amount__row > button:last-of-type'),
    leadsTo: byId(chooseIds.goOn),
  },
  {
    name: 'a sheet opens',
    source: { animation: 'sheet-rise', ms: 360 },
    act: ({ page }) => page.tap(byId(chooseIds.coupon)),
    leadsTo: openSheet,
  },
  {
    name: 'it follows a finger',
    source: { from: 'pointermove', to: 'pointerup' },
    // Up again at its end: it is not let go of in motion.
    act: (phone) => dragSheet(phone, [...Array(30).fill(2), ...Array(30).fill(-2), 0, 0, 0, 0]),
    leadsTo: openSheet,
  },
  {
    name: 'it is thrown',
    source: { scriptedOn: 'DIALOG', ms: 220 },
    act: (phone) => dragSheet(phone, Array(10).fill(16)),
    leadsTo: closedSheet,
  },
];

/** Moves a finger from the head of the sheet by so many px down with each refresh of the screen. */
async function dragSheet({ page, touch }: Phone, steps: readonly number[]): Promise<void> {
  const box = await boxOf(page, `${openSheet} .sheet__head h2`);
  await touch(box, steps);
}

async function boxOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} has no box`);
  return { x: box.x + 20, y: box.y + box.height / 2 };
}

/** Runs in the page: an animation that the page has nothing to do with. */
function moveSquare(): void {
  const square = document.createElement('div');
  Object.assign(square.style, {
    position: 'fixed',
    insetBlockStart: '0',
    width: '50px',
    height: '50px',
    background: 'gray',
  });
  document.body.append(square);
  const to = { transform: 'translateX(300px)' };
  square.animate(to, { duration: 1000 }).onfinish = () => square.remove();
}
