import { ids } from '@/app/application/application.ids';
import { AppScreen, isThere, shown } from '@/e2e/detox/screens/app-screen';

/** What the steps of the application share. */
export class StepScreen extends AppScreen {
  /** Waits until the step tells what a review wants to be corrected. */
  async asksToCorrect(): Promise<void> {
    await isThere(shown(ids.fix));
  }
}
