import type { Page } from 'playwright-core';
import type { PhotoSlot } from '@/e2e/screens/application/photo-slot';
import type { PhotoFile } from './photos';
import { press } from './press';

/** The camera that the page opens in a browser; the browser's fake device plays a video into it. */
export class WebCamera {
  constructor(private readonly page: Page) {}

  /** Takes a photo for a slot and waits until it is accepted. */
  async takePhoto(slot: PhotoSlot): Promise<void> {
    await slot.open();
    await this.shoot();
    await slot.waitUntilAccepted();
  }

  /** Takes a photo with the camera that is open, or opens, and uses it. */
  async shoot(): Promise<void> {
    await press(this.page.locator('.camera__shutter:not([aria-disabled])'));
    await this.page.locator('dialog.camera img').waitFor();
    await press(this.page.locator('.camera__actions > button').first());
  }

  /** Chooses a file in place of a photo of the camera that is open, or opens. */
  async chooseFile(photo: PhotoFile): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      press(this.page.locator('.camera__actions > button:last-child')),
    ]);
    await chooser.setFiles(photo);
  }
}
