import type { Page } from 'playwright-core';
import { ids } from '@/app/application/application.ids';
import { AppScreen, type Known } from '@/e2e/browser/screens/app-screen';
import { Camera } from './camera';

/** What the steps of the application share. */
export class StepScreen extends AppScreen {
  readonly camera: Camera;

  constructor(page: Page, known: Known) {
    super(page, known);
    this.camera = new Camera(page);
  }

  /** Waits until the step says that the application is handed in and closed. */
  async isClosed(): Promise<void> {
    await this.isAddressed();
    await this.by(ids.toHome).waitFor();
  }

  /** From a closed step to Home. */
  async goHome(): Promise<void> {
    await this.tap(ids.toHome);
  }

  /** Waits until the step tells what a review wants to be corrected. */
  async asksToCorrect(): Promise<void> {
    await this.by(ids.fix).waitFor();
  }

  /** The question before unsaved changes are left: stays, or leaves all the same. */
  async answerLeaving(answer: 'stay' | 'leave'): Promise<void> {
    const answers = this.page.locator('dialog[role="alertdialog"][open] .dialog__actions > *');
    await (answer === 'leave' ? answers.first() : answers.last()).tap();
  }
}
