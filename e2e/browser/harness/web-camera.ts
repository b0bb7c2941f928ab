import type { Page } from 'playwright-core';
import type { PhotoSlot } from '@/e2e/screens/application/photo-slot';

/** A photo as a file chooser takes it. */
export type PhotoFile = { name: string; mimeType: string; buffer: Buffer };

/** The camera that the page opens in a browser; Chromium's fake device plays a video into it. */
export class WebCamera {
  constructor(private readonly page: Page) {}

  /** Takes a photo for a slot and waits until it is accepted. */
  async takePhoto(slot: PhotoSlot): Promise<void> {
    await slot.open();
    await this.page.locator('.camera__shutter:not([aria-disabled])').tap();
    await this.page.locator('dialog.camera img').waitFor();
    await this.page.locator('.camera__actions > button').first().tap();
    await slot.waitUntilAccepted();
  }

  /** Chooses a file for a slot in place of a photo. */
  async chooseFile(slot: PhotoSlot, photo: PhotoFile): Promise<void> {
    await slot.open();
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.page.locator('.camera__actions > button:last-child').tap(),
    ]);
    await chooser.setFiles(photo);
  }
}

/** A photo of the shape of an ID card with a word on it, drawn on the spot. */
export async function drawPhoto(page: Page, word: string): Promise<PhotoFile> {
  const url = await page.evaluate((text) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1000 });
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.fillStyle = '#cde';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#234';
    context.font = '120px sans-serif';
    context.fillText(text, 120, 500);
    return canvas.toDataURL('image/jpeg', 0.9);
  }, word);
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return { name: `${word}.jpg`, mimeType: 'image/jpeg', buffer };
}
