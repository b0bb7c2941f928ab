import type { Page } from 'playwright-core';
import type { PhotoSlot } from '@/e2e/screens/application/photo-slot';
import type { PhotoFile } from './photos';

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
