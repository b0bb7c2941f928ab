import { ids } from '@/app/pages/step/step-social/step-social/screen.ids';
import { pageOf } from '@/app/pages/step/step-social/step-social/social-pages';
import { eventuallyEqual } from '@/e2e/shared/eventually';
import type { Contact } from '@/e2e/shared/sample-user';
import { PagedStepScreen } from './paged-step-screen';

/** Work and salary, and the two contacts. */
export class StepSocialScreen extends PagedStepScreen {
  readonly path = '/pages/step/step-social/step-social';
  protected readonly ids = ids;
  protected override readonly formName = 'social';
  protected readonly pageOf = pageOf;
  protected readonly signs = { 1: 'employment', 2: 'contacts.0.phone' };

  /** Opens the phone's contacts for one of the two. */
  async pickContact(index: 0 | 1): Promise<void> {
    await this.tap(ids.pick(index));
  }

  async typeContact(index: 0 | 1, { name, phone }: Contact): Promise<void> {
    await this.fill({ [`contacts.${index}.name`]: name, [`contacts.${index}.phone`]: phone });
  }

  /** Waits until one of the two has this name. */
  async waitForContact(index: 0 | 1, name: string): Promise<void> {
    await eventuallyEqual(() => this.valueOf(ids.field(`contacts.${index}.name`)), name);
  }
}
