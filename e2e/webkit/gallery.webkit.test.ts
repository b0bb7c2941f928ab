import { expect } from '@playwright/test';
import { galleryAreas } from '@/app/preview/screens';
import { catalogueText } from '@/e2e/shared/catalogue-text';
import { eventuallyEqual } from '@/e2e/shared/eventually';
import { test } from './webkit-test';

const names = '.gallery-card__name a:first-child';

test.beforeEach(({ webKit }) => webKit.setSize({ width: 1280, height: 900 }));

test('the gallery lists every state of every screen', async ({ webKit: page, cdn }) => {
  await page.goto(`${cdn.url}/preview/index.html?size=off`);
  await eventuallyEqual(
    () => page.evaluate(() => document.querySelector('.gallery-columns[data-size=off]') !== null),
    true,
  );
  const count = await page.evaluate((links) => document.querySelectorAll(links).length, names);
  const states = galleryAreas.flatMap(({ screens }) => screens.flatMap((screen) => screen.states));
  expect(count).toBe(states.length);
});

test('a state is shown in its frame, and its link opens it', async ({ webKit: page, cdn }) => {
  await page.goto(`${cdn.url}/preview/index.html?size=s&search=my+loan+overdue&locale=vi`);
  const title = catalogueText('vi', 'myLoan.title');
  await eventuallyEqual(() => page.evaluate(titleInFrame), title);
  const link = await page.find((links) => document.querySelector(links), names);
  await link.click();
  await eventuallyEqual(() => page.evaluate(titleOf), title);
});

/** Runs in the page: the heading of the state in the first frame that is idle. */
function titleInFrame(): string | undefined {
  const frame = document.querySelector<HTMLIFrameElement>('[data-idle=true] iframe');
  return frame?.contentDocument?.querySelector('h1')?.textContent ?? undefined;
}

/** Runs in the page. */
function titleOf(): string | undefined {
  return document.querySelector('[data-preview=idle] h1')?.textContent ?? undefined;
}
