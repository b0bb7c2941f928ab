import { ids } from '@/app/pages/upload/upload-id-card/upload-id-card/screen.ids';
import { enabledById } from '@/e2e/screens/app-screen';
import type { ImageKind } from '@/lib/api/schemas/application';
import { PhotoSlot } from './photo-slot';
import { StepScreen } from './step-screen';

/** The photos of the ID card and the selfie, and the summary that submits the application. */
export class UploadIdCardScreen extends StepScreen {
  readonly path = '/pages/upload/upload-id-card/upload-id-card';
  protected readonly ids = { submit: ids.review };

  photo(kind: ImageKind): PhotoSlot {
    return new PhotoSlot(this.driver, ids.photo(kind), ids.review);
  }

  async waitUntilOneIsRejected(): Promise<void> {
    await this.driver.waitForVisible('.photo-slot .pill--bad');
  }

  /** By the button of the screen, once no photo is on its way. */
  async takeRejectedAgain(): Promise<void> {
    await this.driver.tap(enabledById(ids.review));
  }

  /** From the complete photos to the summary. */
  async openSummary(): Promise<void> {
    await super.submit();
    await this.waitForSummary();
  }

  async waitForSummary(): Promise<void> {
    await this.waitForId(ids.submit);
  }

  /** From the summary to the form of a section. */
  async correct(section: Parameters<typeof ids.correct>[0]): Promise<void> {
    await this.tap(ids.correct(section));
  }

  /** Submits the application that the summary shows. */
  async confirm(): Promise<void> {
    await this.tap(ids.submit);
  }

  /** Submits the application with complete photos, through the summary. */
  override async submit(): Promise<void> {
    await this.openSummary();
    await this.confirm();
  }
}
