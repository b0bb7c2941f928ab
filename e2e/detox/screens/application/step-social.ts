import { ids } from '@/app/pages/step/step-social/step-social/screen.ids';
import type { Social } from '@/e2e/browser/screens/application/step-social';
import { eventually } from '@/e2e/detox/setup/eventually';
import { StepScreen } from './step-screen';

/** Work, salary and the two contacts. */
export class StepSocialScreen extends StepScreen {
  constructor() {
    super({ path: '/pages/step/step-social/step-social', mark: ids.submit });
  }

  /** Fills in everything but the contacts' names and phones, which come from the phone's own list. */
  async fillIn(social: Social): Promise<void> {
    for (const name of ['employment', 'salary', 'marital'] as const) {
      await this.choose(ids.field(name), social[name]);
    }
    for (const [place, { relationship }] of social.contacts.entries()) {
      await this.choose(ids.field(`contacts.${place}.relationship`), relationship);
    }
  }

  /** Opens the phone's contacts for one of the two. */
  async pick(place: 0 | 1): Promise<void> {
    await this.tap(ids.pick(place));
  }

  /** Types a contact instead. */
  async typeContact(place: 0 | 1, { name, phone }: { name: string; phone: string }): Promise<void> {
    await this.type(ids.field(`contacts.${place}.name`), name);
    await this.type(ids.field(`contacts.${place}.phone`), phone);
  }

  /** Waits until one of the two has this name. */
  async hasContact(place: 0 | 1, name: string): Promise<void> {
    await eventually(async () => {
      const there = await this.valueOf(ids.field(`contacts.${place}.name`));
      if (there !== name) throw new Error(`Contact ${place} is ${there || 'empty'}, not ${name}`);
    });
  }

  /** Waits until the second phone is refused: it is the first one's. */
  async refusesSamePhone(): Promise<void> {
    await this.isInvalid(ids.field('contacts.1.phone'));
  }

  async submit(): Promise<void> {
    await this.tap(ids.submit);
  }
}
