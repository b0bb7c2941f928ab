import { screens } from '@/e2e/detox/screens/all-screens';
import { eventually } from '@/e2e/detox/setup/eventually';
import { phone } from '@/e2e/detox/setup/world';
import { begin } from './open';

/** Waits until a screen of the phone's own lies in front of the app. */
export async function isInFront(screen: 'camera' | 'liveness' | 'picker'): Promise<void> {
  await eventually(async () => {
    const { screens } = await phone.state();
    if (String(screens) !== screen) throw new Error(`In front is ${screens}, not the ${screen}`);
  });
}

/** Begins with the camera in front, which waits for the person: a photo of the card's front is to be taken. */
export async function beginAtCamera(): Promise<void> {
  const { upload } = screens;
  await begin({ scenario: 'init_id_card', path: upload.path });
  await upload.stands();
  await phone.camera({ hold: true });
  await upload.photo('id_front').open();
  await isInFront('camera');
}
