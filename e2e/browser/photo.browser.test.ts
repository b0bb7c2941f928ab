import { expect, type Page } from '@playwright/test';
import { ids } from '@/app/pages/upload/upload-id-card/upload-id-card/screen.ids';
import { createScreens } from '@/e2e/screens/all-screens';
import { eventually } from '@/e2e/shared/eventually';
import { draftFiles } from '@/lib/storage/keys';
import type { OpenApp } from './harness/app';
import { cameraPhoto, drawPhoto, uprightCorners } from './harness/photos';
import { playwrightDriver } from './harness/playwright-driver';
import { waitUntilTaken } from './harness/press';
import { test } from './harness/test';
import { WebCamera } from './harness/web-camera';

/** Opens the photo screen without photos. */
async function setUp(app: OpenApp) {
  const opened = await app();
  const { page, open } = opened;
  const screens = createScreens(playwrightDriver(page));
  await open(screens.upload.path, 'init_id_card');
  await screens.upload.waitUntilLoaded();
  return { ...opened, ...screens, camera: new WebCamera(page) };
}

/** The next photo that is uploaded, as bytes. */
async function uploadedPhoto(page: Page): Promise<Buffer> {
  const request = await page.waitForRequest(/app\/upload_image_info$/);
  return Buffer.from(JSON.parse(request.postData() ?? '{}').image, 'base64');
}

/** The size of a JPEG, and the colour in the middle of each corner's patch, from the top left clockwise. */
function describePhoto(page: Page, jpeg: Buffer) {
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

/** The sizes of the photos that the page keeps, in bytes. */
function keptPhotos(page: Page): Promise<number[]> {
  return page.evaluate(async (name) => {
    const files = await caches.open(name);
    const responses = await Promise.all((await files.keys()).map((key) => files.match(key)));
    return Promise.all(responses.map(async (response) => (await response?.blob())?.size ?? 0));
  }, draftFiles);
}

test('a photo of 12 megapixels is uploaded upright, small, and without position or camera', async ({
  app,
}) => {
  const { page, upload, camera } = await setUp(app);
  const file = await cameraPhoto();
  expect(file.buffer.length).toBeGreaterThan(2_000_000);
  expect(file.buffer.includes('Exif')).toBe(true);

  const uploaded = uploadedPhoto(page);
  const front = upload.photo('id_front');
  await front.open();
  await camera.chooseFile(file);
  const jpeg = await uploaded;
  expect(jpeg.length).toBeLessThanOrEqual(450 * 1024);
  expect(jpeg.includes('Exif')).toBe(false);
  expect(jpeg.includes('GPS')).toBe(false);
  const { width, height, corners } = await describePhoto(page, jpeg);
  // In an older engine 1600 px of so much detail do not fit into 450 KB.
  expect([1600, 1200]).toContain(height);
  expect(width / height).toBe(3 / 4);
  expect(corners).toEqual(uprightCorners);

  await front.waitUntilAccepted();
  expect((await front.thumbnail())?.length).toBeLessThanOrEqual(10 * 1024);
});

test('after three photos and a reload a double click submits the application once', async ({
  app,
}) => {
  const { page, upload, submitted, home, camera, sandbox } = await setUp(app);
  await camera.takePhoto(upload.photo('id_front'));
  await page.reload();
  await upload.photo('id_front').waitUntilAccepted();
  // After the back the camera opens for the selfie; the browser's own camera may show the same again.
  await upload.photo('id_back').open();
  for (const side of ['back', 'selfie']) await camera.chooseFile(await drawPhoto(page, side));
  await upload.photo('selfie').waitUntilAccepted();
  await upload.waitForSummary();
  const submit = page.locator(`#${ids.submit}:not(.btn--waiting)`);
  await waitUntilTaken(submit);
  await submit.dblclick();
  await submitted.waitUntilLoaded();
  await page.waitForFunction(() => ['', '#/'].includes(window.location.hash));
  await home.waitForState('review');
  expect((await sandbox.lastAccount()).applications).toHaveLength(1);
});

test('a photo that was not sent is there after a reload, until it is sent', async ({ app }) => {
  const { page, upload, camera, sandbox } = await setUp(app);
  const front = upload.photo('id_front');
  await sandbox.fault({ path: 'app/upload_image_info', kind: 'drop', times: 9 });
  await front.open();
  await camera.chooseFile(await drawPhoto(page, 'card'));
  await front.waitUntilRejected();
  const thumbnail = await front.thumbnail();
  // It is kept in the background.
  await eventually(async () => expect(await keptPhotos(page)).toHaveLength(1));

  await page.reload();
  await front.waitUntilRejected();
  expect(await front.thumbnail()).toBe(thumbnail);

  await sandbox.clearFaults();
  await front.sendAgain();
  await front.waitUntilAccepted();
  await page.reload();
  await front.waitUntilAccepted();
  await eventually(async () => expect(await keptPhotos(page)).toEqual([]));
  await front.waitUntilAccepted();
});
