import { createScreens } from '@/e2e/screens/all-screens';
import { type Flow, phoneInput, type UserInput } from '@/e2e/shared/flows';
import { user } from '@/e2e/shared/sample-user';
import { detoxDriver } from './detox-driver';
import { sandbox, setTime } from './fixtures';
import { reload } from './open-app';

const screens = createScreens(detoxDriver);

const input: UserInput = {
  ...phoneInput(screens),
  // Detox cannot draw in a web view.
  enterSignature: () => screens.sign.typeSignature(user.fullName),
  // Detox has no access to the frame of the pay page.
  async completePayment() {
    const payment = (await sandbox.state()).payments.at(-1);
    await sandbox.settlePayment(payment?.payment_id ?? '', 'success');
    await screens.payScreen.close();
  },
};

/** The app on the phone: its screens, its server and the user's input. */
export const app: Flow = {
  ...screens,
  sandbox,
  input,
  async advanceTime(duration) {
    await setTime({ duration });
    await reload();
  },
};
