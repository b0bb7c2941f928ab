import { ids } from '@/app/pages/step/step-basic/step-basic/screen.ids';
import { byId } from '@/e2e/screens/app-screen';
import { PhotoSlot } from './photo-slot';
import { StepScreen } from './step-screen';

/** Who the user is, with the selfie and the questionnaire. */
export class StepBasicScreen extends StepScreen {
  readonly path = '/pages/step/step-basic/step-basic';
  readonly selfie = new PhotoSlot(this.driver, ids.field('selfie'));
  protected readonly ids = ids;
  protected override readonly formName = 'basic';

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
