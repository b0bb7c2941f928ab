import { eventually } from '@/e2e/shared/eventually';
import { app } from './app';
import { phone } from './fixtures';
import { startApp } from './open-app';

/** Waits until a screen of the phone is in front of the app. */
export async function waitForPhoneScreen(name: 'camera' | 'liveness' | 'picker'): Promise<void> {
  await eventually(async () => {
    const { screens } = await phone.state();
    if (String(screens) !== name) throw new Error(`In front is ${screens}, not the ${name}`);
  });
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
