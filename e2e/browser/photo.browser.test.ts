import type { Page } from 'playwright-core';
import { ids as landing } from '@/app/pages/landing/landing-application-submited/landing-application-submited/screen.ids';
import { ids } from '@/app/pages/upload/upload-id-card/upload-id-card/screen.ids';
import type { ImageKind } from '@/lib/api/schemas/application';
import { withApp } from './harness/app';
import { cameraPhoto, uprightCorners } from './harness/camera-photo';

const app = withApp();
const photos = '/pages/upload/upload-id-card/upload-id-card';

/** The next photo that leaves the page, as its bytes. */
async function sentPhoto(page: Page): Promise<Buffer> {
  const request = await page.waitForRequest(/app\/upload_image_info$/);
  return Buffer.from(JSON.parse(request.postData() ?? '{}').image, 'base64');
}

/** A JPEG's size, and the colour in the middle of each corner's patch, from the top left clockwise. */
function seen(page: Page, jpeg: Buffer) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const inset = Math.round(Math.max(width, height) * 0.06);
    const corners = [
      [inset, inset],
      [width - inset, inset],
      [width - inset, height - inset],
      [inset, height - inset],
    ].map(([x = 0, y = 0]) => {
      const [red = 0, green = 0, blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
      if (red > 200 && green > 200 && blue > 200) return 'white';
      return red > 200 ? 'red' : green > 90 ? 'green' : blue > 200 ? 'blue' : 'none';
    });
    return { width, height, corners };
  }, jpeg.toString('base64'));
}

/** Chooses a file where the page shows its camera. */
async function choose(page: Page, kind: ImageKind, file: Awaited<ReturnType<typeof cameraPhoto>>) {
  await page.locator(`#${ids.photo(kind)}`).click();
  const chooser = page.waitForEvent('filechooser');
  await page.locator('.camera .btn--text').click();
  await (await chooser).setFiles(file);
}

/** Takes what the browser's camera shows. */
async function shoot(page: Page, kind: ImageKind) {
  await page.locator(`#${ids.photo(kind)}`).click();
  await page.locator('.camera__shutter:not([aria-disabled])').click();
  await page.locator('.camera .btn--primary').click();
}

const accepted = (page: Page, count: number) =>
  page
    .locator('.slot .pill--ok')
    .nth(count - 1)
    .waitFor();

test('a photo of 12 megapixels leaves upright, small, and without place or phone', async () => {
  const { page, open } = await app();
  await open(photos, 'init_id_card');
  await page.locator(`#${ids.photo('id_front')}`).waitFor();
  const file = await cameraPhoto(page);
  expect(file.buffer.length).toBeGreaterThan(2_000_000);
  expect(file.buffer.includes('Exif')).toBe(true);

  const sent = sentPhoto(page);
  await choose(page, 'id_front', file);
  const jpeg = await sent;
  expect(jpeg.length).toBeLessThanOrEqual(450 * 1024);
  expect(jpeg.includes('Exif')).toBe(false);
  expect(jpeg.includes('GPS')).toBe(false);
  expect(await seen(page, jpeg)).toEqual({ width: 1200, height: 1600, corners: uprightCorners });

  await accepted(page, 1);
  const thumbnail = await page.locator('.slot img').first().getAttribute('src');
  expect(thumbnail?.length).toBeLessThanOrEqual(10 * 1024);
});

test('three photos of the camera, a reload between, and the application is handed in', async () => {
  const { page, open, control } = await app();
  await open(photos, 'init_id_card');
  await shoot(page, 'id_front');
  await accepted(page, 1);
  await page.reload();
  await accepted(page, 1);
  await shoot(page, 'id_back');
  await accepted(page, 2);
  await shoot(page, 'selfie');
  await accepted(page, 3);
  await page.locator(`#${ids.submit}:not(.btn--waiting)`).dblclick();
  await page.locator(`#${landing.timer}`).waitFor();
  await page.waitForFunction(() => ['', '#/'].includes(window.location.hash));
  const { accounts } = await control.state();
  expect(accounts).toEqual([expect.objectContaining({ state: 'review' })]);
});
