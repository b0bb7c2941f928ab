import type { Browser, CDPSession, Page } from 'playwright-core';
import { galleryComponents } from '@/app/preview/examples';
import { themes } from '@/app/preview/runtime/look';
import { exportFolder, openContext } from '@/e2e/browser/harness/app';
import { startChromium } from '@/e2e/browser/harness/chromium';
import type { Box } from '@/e2e/browser/harness/finger';
import { type PlainServer, startPlainServer } from '@/e2e/browser/harness/plain-server';
import { waitForPreview } from '@/e2e/browser/harness/wait-until-idle';
import { paint, shoot } from './look-at';
import { componentPicture } from './pictures/kept-pictures';
import { pictureFault } from './pictures/picture-fault';

let host: PlainServer;
let browser: Browser;
let lab: Page;
let page: Page;
let protocol: CDPSession;

beforeAll(async () => {
  [host, browser] = await Promise.all([startPlainServer(exportFolder, '/luka'), startChromium()]);
  lab = await browser.newPage();
  page = await (await openContext(browser)).newPage();
  protocol = await page.context().newCDPSession(page);
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

/** As much of a phone as a sheet or a dialog needs to be seen whole. */
const covering = { width: 360, height: 560 };
const plain = { width: 360, height: 1200 };

test.each(galleryComponents)('every example of $name looks as accepted', async (component) => {
  const { name, alone, examples } = component;
  await page.setViewportSize(alone ? covering : plain);
  const shots: string[] = [];
  for (const [index, example] of examples.entries()) {
    const query = new URLSearchParams({ name: `${name}.${example.name}`, motion: 'reduce' });
    // What covers the page may leave something behind: only what stands in it is changed in place.
    const show = alone || index === 0 ? open : change;
    await show(`${host.url}/preview/example/index.html?${query}`);
    const box = alone ? undefined : await boxOf('.gallery-alone');
    for (const theme of themes) {
      await paint(page, theme);
      shots.push(await shoot(protocol, box));
    }
  }
  const taken = { shots, columns: themes.length };
  expect(await pictureFault(lab, componentPicture(component), taken)).toBeUndefined();
});

async function open(url: string): Promise<void> {
  await page.goto(url);
  await waitForPreview(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Shows another example on the page that shows one. */
async function change(url: string): Promise<void> {
  await page.evaluate((address) => {
    document.documentElement.dataset.preview = 'changing';
    history.replaceState(history.state, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, url);
  await waitForPreview(page);
}

/** Where an element stands, in whole pixels. */
async function boxOf(selector: string): Promise<Box> {
  const box = await page.locator(selector).boundingBox();
  if (!box || box.height > plain.height) throw new Error(`${selector} is not wholly in the window`);
  return { ...box, height: Math.ceil(box.height) };
}
