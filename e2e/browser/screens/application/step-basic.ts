import type { Page } from 'playwright-core';
import { ids } from '@/app/pages/step/step-basic/step-basic/screen.ids';
import { StepScreen } from './step-screen';

/** The first step's data; what is chosen from a list is told by its place there, from 1. */
export type Basics = {
  first_name: string;
  last_name: string;
  run: string;
  birth: { day: string; month: string; year: string };
  gender: string;
  whatsapp: string;
  city: number;
  district: number;
  community: number;
  education: number;
  industry: number;
  loan_purpose: number;
  answers: Readonly<Record<string, string>>;
};

const texts = ['first_name', 'last_name', 'run', 'whatsapp'] as const;
const lists = ['city', 'district', 'community', 'education', 'industry', 'loan_purpose'] as const;
const births = ['day', 'month', 'year'] as const;

/** Who the person is, with the selfie and the questionnaire. */
export class StepBasicScreen extends StepScreen {
  readonly selfie = ids.field('selfie');

  constructor(page: Page) {
    super(page, { path: '/pages/step/step-basic/step-basic', mark: ids.submit });
  }

  async fillIn(basics: Basics): Promise<void> {
    for (const name of texts) await this.type(ids.field(name), basics[name]);
    for (const part of births) await this.type(birthId(part), basics.birth[part]);
    await this.tapChip(ids.field('gender'), basics.gender);
    for (const name of lists) await this.choose(ids.field(name), basics[name]);
    for (const [question, answer] of Object.entries(basics.answers)) {
      await this.tapChip(ids.field(`answers.${question}`), answer);
    }
  }

  /** Takes the selfie by the camera. */
  async takeSelfie(): Promise<void> {
    await this.tap(this.selfie);
    await this.camera.shoot();
    await this.camera.isAccepted(this.selfie);
  }

  /** Types another first name over the one that stands there. */
  async rename(firstName: string): Promise<void> {
    await this.type(ids.field('first_name'), firstName);
  }

  /** Everything that stands in the form. */
  async typed(): Promise<Record<string, string | null>> {
    const values: Record<string, string | null> = {};
    for (const name of [...texts, ...lists]) values[name] = await this.valueOf(ids.field(name));
    for (const part of births) values[part] = await this.valueOf(birthId(part));
    values.gender = await this.chipOf(ids.field('gender'));
    values.late_30_days = await this.chipOf(ids.field('answers.late_30_days'));
    values.overdue_now = await this.chipOf(ids.field('answers.overdue_now'));
    return values;
  }

  /** Waits until the places that depend on each other are all there to be read. */
  async placesStand(): Promise<void> {
    for (const name of ['city', 'district', 'community']) {
      await this.page.locator(`[id="${ids.field(name)}"]:enabled`).waitFor();
    }
  }

  async submit(): Promise<void> {
    await this.tap(ids.submit);
  }
}

function birthId(part: (typeof births)[number]): string {
  return part === 'day' ? ids.field('birth_date') : `${ids.field('birth_date')}-${part}`;
}
