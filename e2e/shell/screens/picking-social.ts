import { ids } from '@/app/pages/step/step-social/step-social/screen.ids';
import { type Social, StepSocialScreen } from '@/e2e/browser/screens/application/step-social';

/** The second step as it is filled in on a phone: the contacts come from the phone's own list. */
export class PickingSocialScreen extends StepSocialScreen {
  /** Fills in everything but the contacts' names and phones, and picks these. */
  async fillInByPicker(social: Social): Promise<void> {
    for (const name of ['employment', 'salary', 'marital'] as const) {
      await this.choose(ids.field(name), social[name]);
    }
    for (const [at, contact] of social.contacts.entries()) {
      await this.choose(ids.field(`contacts.${at}.relationship`), contact.relationship);
      await this.tap(ids.pick(at === 0 ? 0 : 1));
      await this.page.waitForFunction(
        ([id, name]) => {
          const field = document.getElementById(id);
          return field instanceof HTMLInputElement && field.value === name;
        },
        [ids.field(`contacts.${at}.name`), contact.name] as const,
      );
    }
  }
}
