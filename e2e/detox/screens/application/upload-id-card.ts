import { ids } from '@/app/pages/upload/upload-id-card/upload-id-card/screen.ids';
import type { ImageKind } from '@/lib/api/schemas/application';
import { PhotoSlot } from './photo-slot';
import { StepScreen } from './step-screen';

/** The photos of the ID card and the selfie, and handing in. */
export class UploadIdCardScreen extends StepScreen {
  constructor() {
    super({ path: '/pages/upload/upload-id-card/upload-id-card', mark: ids.submit });
  }

  /** The place of one photo. */
  photo(kind: ImageKind): PhotoSlot {
    return new PhotoSlot(ids.photo(kind));
  }

  /** Takes one photo by the phone's camera and waits until it is accepted. */
  async shoot(kind: ImageKind): Promise<void> {
    await this.photo(kind).open();
    await this.photo(kind).isAccepted();
  }

  async handIn(): Promise<void> {
    await this.tap(ids.submit);
  }
}
