import { ids as stepIds } from '@/app/application/application.ids';
import { AppScreen, byId } from '@/e2e/screens/app-screen';
import { fieldId } from '@/lib/forms/field-id';

/** What is entered into a field: a text, the position in a list from 1, or the value of a chip. */
type FormEntry = string | number | { chip: string };

/** Entries by the names of their fields, in the order in which they are entered. */
export type FormEntries = Readonly<Record<string, FormEntry>>;

/** A step of the application. */
export abstract class StepScreen extends AppScreen {
  protected abstract readonly ids: { form?: string; submit: string };
  /** The name of the form, which the ids of its fields begin with. */
  protected readonly formName: string = '';

  protected get readyId(): string {
    return this.ids.submit;
  }

  /** Enters values into the form; what a field contains is replaced, unless it is that value. */
  async fill(entries: FormEntries): Promise<void> {
    for (const [name, entry] of Object.entries(entries)) {
      const id = fieldId(this.formName, name);
      if (typeof entry === 'string') {
        if ((await this.valueOf(id)) !== entry) await this.type(id, entry);
      } else if (typeof entry === 'number') await this.choose(id, entry);
      else await this.tapChip(id, entry.chip);
    }
  }

  /** All values of the form, by the ids of the fields or the names of their radio buttons. */
  values(): Promise<Record<string, string>> {
    return this.driver.evaluate(byId(this.ids.form ?? ''), (form) => {
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
    await this.tap(this.ids.submit);
  }

  /** Waits until the step shows that the application is submitted and cannot be changed. */
  async waitUntilClosed(): Promise<void> {
    await this.waitForPath();
    await this.waitForId(stepIds.toHome);
  }

  /** Goes from a closed step to Home. */
  async goHome(): Promise<void> {
    await this.tap(stepIds.toHome);
  }

  /** Answers the question whether to leave unsaved changes. */
  async answerLeavePrompt(answer: 'leave' | 'stay'): Promise<void> {
    await this.driver.tap(
      '[role="alertdialog"] .dialog__actions > *',
      { leave: 0, stay: 1 }[answer],
    );
    await this.driver.waitUntilGone('[role="alertdialog"]');
  }
}
