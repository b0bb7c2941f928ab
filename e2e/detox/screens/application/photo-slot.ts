import { isThere, shown, tapOn } from '@/e2e/detox/screens/app-screen';

/** The place of one photo in a form: on a phone its button opens the phone's own camera. */
export class PhotoSlot {
  private readonly slot: string;

  constructor(private readonly id: string) {
    this.slot = `.slot:has([id="${id}"])`;
  }

  /** Opens the camera, or the guided selfie. */
  async open(): Promise<void> {
    await tapOn(shown(this.id));
  }

  /** Waits until the photo was accepted. */
  async isAccepted(): Promise<void> {
    await isThere(`${this.slot} .pill--ok`);
  }

  /** Waits until the photo was turned down. */
  async isRejected(): Promise<void> {
    await isThere(`${this.slot} .pill--bad`);
  }

  /** Waits until no photo is there, and none is on its way. */
  async isEmpty(): Promise<void> {
    await isThere(`${this.slot}:not(:has(.pill))`);
  }
}
