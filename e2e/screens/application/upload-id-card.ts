import { ids } from '@/app/pages/upload/upload-id-card/upload-id-card/screen.ids';
import { labelId } from '@/components/field/field';
import { enabledById } from '@/e2e/screens/app-screen';
import type { ImageKind } from '@/lib/api/schemas/application';
import { PhotoSlot } from './photo-slot';
import { StepScreen } from './step-screen';

/** The photos of the ID card and the selfie; once there are all, the summary that submits the application. */
export class UploadIdCardScreen extends StepScreen {
  readonly path = '/pages/upload/upload-id-card/upload-id-card';
  protected readonly ids = { submit: ids.submit };

  protected override get readyId(): string {
    return labelId(ids.photo('id_front'));
  }

  photo(kind: ImageKind): PhotoSlot {
    return new PhotoSlot(this.driver, ids.photo(kind), ids.next);
  }

  async waitUntilOneIsRejected(): Promise<void> {
    await this.driver.waitForVisible('.photo-slot .pill--bad');
  }

  /** By the button of the screen, once no photo is on its way. */
  async takeRejectedAgain(): Promise<void> {
    await this.driver.tap(enabledById(ids.next));
  }

  async waitForSummary(): Promise<void> {
    await this.driver.waitForVisible(enabledById(ids.submit));
  }
}
