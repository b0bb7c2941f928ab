import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openState } from '../pictures/open-state';
import { withGallery } from '../pictures/with-gallery';
import { listingLocales, storeLocales } from './listing-text';

/** The states of the listing's pictures, in their order there: what a loan costs comes first. @internal */
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
  { name: 'icon', width: 512, height: 512, icon: 512 },
  { name: 'featureGraphic', width: 1024, height: 500, icon: 300 },
];

/**
 * Takes the pictures of a store's listing from the exported gallery into `folder`, as fastlane uploads them:
 * `<locale>/images/icon.png`, `featureGraphic.png` and `phoneScreenshots/<number>-<state>.png`.
 */
export async function takePictures(folder: string): Promise<void> {
  await withGallery(async (browser, root) => {
    for (const locale of listingLocales) {
      const images = join(folder, storeLocales[locale], 'images');
      await drawGraphics(browser, `${root}/icon.svg`, images);
      const page = await browser.newPage(phone);
      for (const [index, { path, state }] of pictureStates.entries()) {
        await openState(page, { root, path, state, locale });
        const file = `phoneScreenshots/${index + 1}-${state}.png`;
        await page.screenshot({ path: join(images, file) });
      }
      await page.close();
    }
  });
}

async function drawGraphics(browser: Browser, icon: string, folder: string): Promise<void> {
  for (const { name, width, height, icon: size } of graphics) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:#fff">
        <img src="${icon}" width="${size}" height="${size}" alt="">`,
      { waitUntil: 'networkidle' },
    );
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await page.close();
  }
}
