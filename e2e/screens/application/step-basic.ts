import { ids } from '@/app/pages/step/step-basic/step-basic/screen.ids';
import { byId } from '@/e2e/screens/app-screen';
import type { ScreenDriver } from '@/e2e/screens/screen-driver';
import { PhotoSlot } from './photo-slot';
import { StepScreen } from './step-screen';

/** Who the user is, with the selfie and the questionnaire. */
export class StepBasicScreen extends StepScreen {
  readonly selfie: PhotoSlot;

  constructor(driver: ScreenDriver) {
    super(driver, { path: '/pages/step/step-basic/step-basic', ids, formName: 'basic' });
    this.selfie = new PhotoSlot(driver, ids.field('selfie'));
  }

  firstName(): Promise<string> {
    return this.valueOf(ids.field('first_name'));
  }

  /** Waits until city, district and community, each of which depends on the one before, have loaded. */
  async waitForAreas(): Promise<void> {
    for (const name of ['city', 'district', 'community']) {
      await this.driver.waitForVisible(`${byId(ids.field(name))}:enabled`);
    }
  }
}
