import { ids } from '@/app/pages/upload/upload-id-card/upload-id-card/screen.ids';
import type { ScreenDriver } from '@/e2e/screens/screen-driver';
import type { ImageKind } from '@/lib/api/schemas/application';
import { PhotoSlot } from './photo-slot';
import { StepScreen } from './step-screen';

/** The photos of the ID card and the selfie; submits the application. */
export class UploadIdCardScreen extends StepScreen {
  constructor(driver: ScreenDriver) {
    super(driver, { path: '/pages/upload/upload-id-card/upload-id-card', ids });
  }

  photo(kind: ImageKind): PhotoSlot {
    return new PhotoSlot(this.driver, ids.photo(kind));
  }
}
