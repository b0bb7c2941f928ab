import { ids } from '@/app/pages/step/step-basic/step-basic/screen.ids';
import type { Basics } from '@/e2e/browser/screens/application/step-basic';
import { PhotoSlot } from './photo-slot';
import { StepScreen } from './step-screen';

const texts = ['first_name', 'last_name', 'run', 'whatsapp'] as const;
const lists = ['city', 'district', 'community', 'education', 'industry', 'loan_purpose'] as const;
const births = ['day', 'month', 'year'] as const;

/** Who the person is, with the selfie and the questionnaire. */
export class StepBasicScreen extends StepScreen {
  readonly selfie = new PhotoSlot(ids.field('selfie'));

  constructor() {
    super({ path: '/pages/step/step-basic/step-basic', mark: ids.submit });
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

  /** Types another first name over the one that stands there. */
  async rename(firstName: string): Promise<void> {
    await this.type(ids.field('first_name'), firstName);
  }

  /** The first name that stands there. */
  async firstName(): Promise<string> {
    return this.valueOf(ids.field('first_name'));
  }

  async submit(): Promise<void> {
    await this.tap(ids.submit);
  }
}

function birthId(part: (typeof births)[number]): string {
  return part === 'day' ? ids.field('birth_date') : `${ids.field('birth_date')}-${part}`;
}
