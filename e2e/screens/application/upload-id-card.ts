import { ids } from '@/app/pages/upload/upload-id-card/upload-id-card/screen.ids';
import type { ImageKind } from '@/lib/api/schemas/application';
import { PhotoSlot } from './photo-slot';
import { StepScreen } from './step-screen';

/** The photos of the ID card and the selfie; submits the application. */
export class UploadIdCardScreen extends StepScreen {
  readonly path = '/pages/upload/upload-id-card/upload-id-card';
  protected readonly ids = ids;

  photo(kind: ImageKind): PhotoSlot {
    return new PhotoSlot(this.driver, ids.photo(kind));
  }
}
