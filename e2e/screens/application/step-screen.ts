import { ids } from '@/app/application/application.ids';
import { AppScreen, byId } from '@/e2e/screens/app-screen';
import type { ScreenDriver } from '@/e2e/screens/screen-driver';
import { fieldId } from '@/lib/forms/field-id';
import type { RoutePath } from '@/lib/router/route-path.gen';

/** What is entered into a field: a text, the position in a list from 1, or the value of a chip. */
type FormEntry = string | number | { chip: string };

/** Entries by the names of their fields, in the order in which they are entered. */
export type FormEntries = Readonly<Record<string, FormEntry>>;

type StepDefinition = {
  path: RoutePath;
  ids: { form?: string; submit: string };
  /** The name of the form, which the ids of its fields begin with. */
  formName?: string;
};

/** A step of the application. */
export class StepScreen extends AppScreen {
  constructor(
    driver: ScreenDriver,
    private readonly step: StepDefinition,
  ) {
    super(driver, { path: step.path, readyId: step.ids.submit });
  }

  /** Enters values into the form; what a field contains is replaced. */
  async fill(entries: FormEntries): Promise<void> {
    for (const [name, entry] of Object.entries(entries)) {
      const id = this.fieldId(name);
      if (typeof entry === 'string') await this.type(id, entry);
      else if (typeof entry === 'number') await this.choose(id, entry);
      else await this.tapChip(id, entry.chip);
    }
  }

  /** All values of the form, by the ids of the fields or the names of their radio buttons. */
  values(): Promise<Record<string, string>> {
    return this.driver.evaluate(byId(this.step.ids.form ?? ''), (form) => {
      const values: Record<string, string> = {};
      for (const field of form.querySelectorAll('input, select, button[role="combobox"]')) {
        if (field instanceof HTMLInputElement && field.type === 'radio') {
          if (field.checked) values[field.name] = field.value;
        } else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
          values[field.id] = field.value;
        } else values[field.id] = field.textContent ?? '';
      }
      return values;
    });
  }

  async submit(): Promise<void> {
    await this.tap(this.step.ids.submit);
  }

  /** Waits until the step says that the application is submitted and cannot be changed. */
  async waitUntilClosed(): Promise<void> {
    await this.waitForPath();
    await this.waitForId(ids.toHome);
  }

  /** Goes from a closed step to Home. */
  async goHome(): Promise<void> {
    await this.tap(ids.toHome);
  }

  /** Waits until the step shows what the review wants to be corrected. */
  async waitForCorrections(): Promise<void> {
    await this.waitForId(ids.fix);
  }

  /** Answers the question whether to leave unsaved changes. */
  async answerLeavePrompt(answer: 'leave' | 'stay'): Promise<void> {
    await this.driver.tap(
      '[role="alertdialog"] .dialog__actions > *',
      { leave: 0, stay: 1 }[answer],
    );
    await this.driver.waitUntilGone('[role="alertdialog"]');
    await this.driver.waitUntilGone('.dialog-shield');
  }

  protected fieldId(name: string): string {
    return fieldId(this.step.formName ?? '', name);
  }
}
