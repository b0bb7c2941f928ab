import { ids } from '@/app/application/application.ids';
import { AppScreen, isGone, isThere, shown, tapOn } from '@/e2e/detox/screens/app-screen';

/** What the steps of the application share. */
export class StepScreen extends AppScreen {
  /** Waits until the step tells what a review wants to be corrected. */
  async asksToCorrect(): Promise<void> {
    await isThere(shown(ids.fix));
  }

  /** Answers the question whether to leave what is not handed in yet. */
  async answerLeaving(answer: 'leave' | 'stay'): Promise<void> {
    await tapOn('[role="alertdialog"] button', { leave: 0, stay: 1 }[answer]);
    await isGone('[role="alertdialog"], .dialog-shield');
  }
}
