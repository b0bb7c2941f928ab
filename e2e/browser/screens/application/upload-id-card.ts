import type { Page } from 'playwright-core';
import { ids } from '@/app/pages/upload/upload-id-card/upload-id-card/screen.ids';
import type { ImageKind } from '@/lib/api/schemas/application';
import type { PhotoFile } from './camera';
import { StepScreen } from './step-screen';

/** The photos of the ID card and the selfie, and handing in. */
export class UploadIdCardScreen extends StepScreen {
  constructor(page: Page) {
    super(page, { path: '/pages/upload/upload-id-card/upload-id-card', mark: ids.submit });
  }

  /** Chooses a file for one photo and waits until it is accepted. */
  async put(kind: ImageKind, photo: PhotoFile): Promise<void> {
    await this.tap(ids.photo(kind));
    await this.camera.choose(photo);
    await this.isAccepted(kind);
  }

  /** Takes one photo by the camera and waits until it is accepted. */
  async shoot(kind: ImageKind): Promise<void> {
    await this.tap(ids.photo(kind));
    await this.camera.shoot();
    await this.isAccepted(kind);
  }

  async isAccepted(kind: ImageKind): Promise<void> {
    await this.camera.isAccepted(ids.photo(kind));
  }

  async pictureOf(kind: ImageKind): Promise<string | null> {
    return this.camera.pictureOf(ids.photo(kind));
  }

  async handIn(): Promise<void> {
    await this.tap(ids.submit);
  }
}
