import type { Browser, Page } from 'playwright-core';
import { type GalleryComponent, galleryComponents } from '@/app/preview/components/examples';
import { themes } from '@/app/preview/world/look';
import { exported, newPhone } from '@/e2e/browser/harness/app';
import { startChromium } from '@/e2e/browser/harness/chromium';
import { type PlainServer, startPlainServer } from '@/e2e/browser/harness/plain-server';
import { stands } from '@/e2e/browser/harness/stands';
import { paint } from './look-at';
import { componentPicture } from './pictures/kept-pictures';
import { pictureFault } from './pictures/picture-fault';

let host: PlainServer;
let browser: Browser;
let lab: Page;
let page: Page;

beforeAll(async () => {
  [host, browser] = await Promise.all([startPlainServer(exported, '/luka'), startChromium()]);
  lab = await browser.newPage();
  page = await (await newPhone(browser)).newPage();
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

/** As much of a phone as a sheet or a dialog needs to be seen whole, and what is as high as it is. */
const [covering, plain] = [
  { width: 360, height: 560 },
  { width: 360, height: 96 },
];

test.each(galleryComponents)('every example of $name looks as accepted', async (component) => {
  const shots = await shoot(component);
  const fault = await pictureFault(lab, componentPicture(component), {
    shots,
    columns: themes.length,
  });
  expect(fault).toBeUndefined();
});

/** Every example in the light and in the dark: those that cover a page with the page, others alone. */
async function shoot({ name, alone, examples }: GalleryComponent): Promise<string[]> {
  const shots: string[] = [];
  await page.setViewportSize(alone ? covering : plain);
  for (const example of examples) {
    const query = new URLSearchParams({ name: `${name}.${example.name}`, motion: 'reduce' });
    await page.goto(`${host.url}/preview/example/index.html?${query}`);
    await stands(page);
    await page.evaluate(() => document.fonts.ready);
    for (const theme of themes) {
      await paint(page, theme);
      const shown = alone ? page : page.locator('.gallery-alone');
      shots.push((await shown.screenshot()).toString('base64'));
    }
  }
  return shots;
}
