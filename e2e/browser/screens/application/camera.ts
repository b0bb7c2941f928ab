import type { Page } from 'playwright-core';

/** A photo as a file of the phone. */
export type PhotoFile = { name: string; mimeType: string; buffer: Buffer };

/** The camera that the page opens over itself; the browser of the tests plays a film into it. */
export class Camera {
  constructor(private readonly page: Page) {}

  /** Takes a still and uses it. */
  async shoot(): Promise<void> {
    await this.page.locator('.camera__shutter:not([aria-disabled])').tap();
    await this.page.locator('dialog.camera img').waitFor();
    await this.page.locator('.camera__actions > button').first().tap();
  }

  /** Chooses a file instead. */
  async choose(photo: PhotoFile): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.page.locator('.camera__actions > button:last-child').tap(),
    ]);
    await chooser.setFiles(photo);
  }

  /** Waits until the photo in the place of this id was accepted. */
  async isAccepted(id: string): Promise<void> {
    await this.page.locator(`.slot:has([id="${id}"]) .pill--ok`).waitFor();
  }

  /** The small picture in the place of this id. */
  async pictureOf(id: string): Promise<string | null> {
    return this.page.locator(`.slot:has([id="${id}"]) .slot__picture img`).getAttribute('src');
  }
}
