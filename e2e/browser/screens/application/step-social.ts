import type { Page } from 'playwright-core';
import { ids } from '@/app/pages/step/step-social/step-social/screen.ids';
import { StepScreen } from './step-screen';

/** The second step's data; what is chosen from a list is told by its place there, from 1. */
export type Social = {
  employment: number;
  salary: number;
  marital: number;
  contacts: readonly [Contact, Contact];
};
type Contact = { relationship: number; name: string; phone: string };

const lists = ['employment', 'salary', 'marital'] as const;

/** Work, salary and the two contacts. */
export class StepSocialScreen extends StepScreen {
  constructor(page: Page) {
    super(page, { path: '/pages/step/step-social/step-social', mark: ids.submit });
  }

  async fillIn(social: Social): Promise<void> {
    for (const name of lists) await this.choose(ids.field(name), social[name]);
    for (const [at, contact] of social.contacts.entries()) {
      await this.choose(ids.field(`contacts.${at}.relationship`), contact.relationship);
      await this.type(ids.field(`contacts.${at}.name`), contact.name);
      await this.type(ids.field(`contacts.${at}.phone`), contact.phone);
    }
  }

  /** Everything that stands in the form, in its order. */
  async typed(): Promise<string[]> {
    const contact = (at: number) =>
      ['relationship', 'name', 'phone'].map((name) => `contacts.${at}.${name}`);
    const values: string[] = [];
    for (const name of [...lists, ...contact(0), ...contact(1)]) {
      values.push(await this.valueOf(ids.field(name)));
    }
    return values;
  }

  async submit(): Promise<void> {
    await this.tap(ids.submit);
  }
}
