import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startChromium } from '../checks/start-chromium';
import { openState } from '../pictures/open-state';
import { startCdn } from '../serve/cdn-server';
import { type listingLocales, storeLocales } from './listing-text';

/** The states of the listing's pictures, in their order there: what a loan costs comes first. */
export const pictureStates = [
  { path: '/pages/loan/loan-info-choose/loan-info-choose', state: 'approved' },
  { path: '/', state: 'guest' },
  { path: '/pages/loan/loan-information/loan-information', state: 'confirm' },
  { path: '/pages/upload/upload-id-card/upload-id-card', state: 'empty' },
  { path: '/pages/order-detail/order-detail', state: 'lending' },
  { path: '/', state: 'lending' },
] as const;

/** A phone of 9:16 in CSS pixels. Three device pixels each: Google Play recommends 1080 x 1920 or more. */
const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 3 };

/** The store's icon, 512 px, and the feature graphic, 1024 x 500 px, drawn from `public/icon.svg`. */
const graphics = [
  { name: 'icon', width: 512, height: 512, background: '#fff', icon: 512 },
  { name: 'featureGraphic', width: 1024, height: 500, background: '#fff', icon: 300 },
];

type Pictures = {
  out: string;
  folder: string;
  locales: typeof listingLocales;
  states: typeof pictureStates;
};

/**
 * Takes the pictures of a store's listing from the exported gallery in `out/`, which must be built with the sandbox,
 * into `folder`, as fastlane uploads them: `<locale>/images/icon.png`, `featureGraphic.png` and
 * `phoneScreenshots/<number>-<state>.png`.
 */
export async function takePictures({ out, folder, locales, states }: Pictures): Promise<string[]> {
  const [server, browser] = await Promise.all([startCdn(out, '/luka'), startChromium()]);
  try {
    const files: string[] = [];
    for (const locale of locales) {
      const images = join(folder, storeLocales[locale], 'images');
      const screenshots = join(images, 'phoneScreenshots');
      mkdirSync(screenshots, { recursive: true });
      files.push(...(await drawGraphics(browser, `${server.url}/icon.svg`, images)));
      const page = await browser.newPage(phone);
      for (const [index, { path, state }] of states.entries()) {
        await openState(page, { root: server.url, path, state, locale });
        const file = join(screenshots, `${index + 1}-${state}.png`);
        await page.screenshot({ path: file });
        files.push(file);
      }
      await page.close();
    }
    return files;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function drawGraphics(browser: Browser, icon: string, folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const { name, width, height, background, icon: size } of graphics) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">
        <img src="${icon}" width="${size}" height="${size}" alt="">`,
      { waitUntil: 'networkidle' },
    );
    const file = join(folder, `${name}.png`);
    await page.screenshot({ path: file });
    files.push(file);
    await page.close();
  }
  return files;
}
