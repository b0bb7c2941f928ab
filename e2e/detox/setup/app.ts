import { createScreens } from '@/e2e/screens/all-screens';
import { eventuallyEqual } from '@/e2e/shared/eventually';
import { type Flow, phoneInput, signerName, type UserInput } from '@/e2e/shared/flows';
import { detoxDriver } from './detox-driver';
import { phone, sandbox, setTime } from './fixtures';
import { reload, startApp } from './open-app';

const screens = createScreens(detoxDriver);

const input: UserInput = {
  ...phoneInput(screens),
  // Detox cannot draw in a web view.
  enterSignature: async () => screens.sign.typeSignature(await signerName(sandbox)),
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

/** Waits until a screen of the phone is in front of the app. */
export async function waitForPhoneScreen(name: 'camera' | 'liveness' | 'picker'): Promise<void> {
  await eventuallyEqual(async () => String((await phone.state()).screens), name);
}

/** Starts with the camera open for the front of the ID card; it waits for the user. */
export async function startAtCamera(): Promise<void> {
  const { upload } = app;
  await startApp({ scenario: 'init_id_card', path: upload.path });
  await upload.waitUntilLoaded();
  await phone.camera({ hold: true });
  await upload.photo('id_front').open();
  await waitForPhoneScreen('camera');
}
