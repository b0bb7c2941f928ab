import { pageOf } from '@/app/pages/step/step-basic/step-basic/basic-pages';
import { ids } from '@/app/pages/step/step-basic/step-basic/screen.ids';
import { byId } from '@/e2e/screens/app-screen';
import { PagedStepScreen } from './paged-step-screen';

/** Who the user is, and the user's life today. */
export class StepBasicScreen extends PagedStepScreen {
  readonly path = '/pages/step/step-basic/step-basic';
  protected readonly ids = ids;
  protected override readonly formName = 'basic';
  protected readonly pageOf = pageOf;
  protected readonly signs = { 1: 'run', 2: 'industry' };

  firstName(): Promise<string> {
    return this.valueOf(ids.field('first_name'));
  }

  override async shownValues(): Promise<Record<string, string>> {
    if ((await this.currentQuery()).page === '2') {
      // Each depends on the one before.
      for (const name of ['city', 'district', 'community']) {
        await this.driver.waitForVisible(`${byId(ids.field(name))}:enabled`);
      }
    }
    return super.shownValues();
  }
}
