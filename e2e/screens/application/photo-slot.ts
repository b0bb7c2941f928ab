import { labelId } from '@/components/field/field';
import { byId, enabledById } from '@/e2e/screens/app-screen';
import type { ScreenDriver } from '@/e2e/screens/screen-driver';

/** The field of one photo. Its button opens the camera: the page's own in a browser, the phone's in the shell. */
export class PhotoSlot {
  private readonly slot: string;

  constructor(
    private readonly driver: ScreenDriver,
    private readonly id: string,
    /** The button of the screen that takes a photo which is missing. */
    private readonly nextId: string,
  ) {
    this.slot = `.photo-slot:has(${byId(labelId(id))})`;
  }

  /** By its own button, or where it is the first that is missing by that of the screen. */
  async open(): Promise<void> {
    await this.driver.tap(`${enabledById(this.id)}, ${enabledById(this.nextId)}`);
  }

  /** Sends a photo again that was not sent, by the button of the screen. */
  async sendAgain(): Promise<void> {
    await this.driver.tap(enabledById(this.nextId));
  }

  /** Opens the camera again, where the app says why there is no photo or doubts it. */
  async tryAgain(): Promise<void> {
    await this.driver.tap('dialog.camera .btn--primary');
  }

  /** Uses a photo that the app doubts. */
  async useAnyway(): Promise<void> {
    await this.driver.tap('dialog.camera .btn--text');
  }

  async waitUntilAccepted(): Promise<void> {
    // In the summary all are, and small.
    await this.driver.waitForVisible(`${this.slot}:is(:has(.pill--ok), .photo-slot--small)`);
  }

  async waitUntilRejected(): Promise<void> {
    await this.driver.waitForVisible(`${this.slot} .pill--bad`);
  }

  /** Waits until there is no photo and no upload. */
  async waitUntilEmpty(): Promise<void> {
    await this.driver.waitForVisible(`${this.slot}:not(:has(.pill), .photo-slot--small)`);
  }

  /** The address of the thumbnail. */
  thumbnail(): Promise<string | null> {
    return this.driver.evaluate(`${this.slot} .photo-slot__picture img`, (image) =>
      image.getAttribute('src'),
    );
  }
}
