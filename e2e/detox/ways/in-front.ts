import { eventually } from '@/e2e/detox/setup/eventually';
import { phone } from '@/e2e/detox/setup/world';

/** Waits until a screen of the phone's own lies in front of the app. */
export async function isInFront(screen: 'camera' | 'liveness' | 'picker'): Promise<void> {
  await eventually(async () => {
    const { screens } = await phone.state();
    if (String(screens) !== screen) throw new Error(`In front is ${screens}, not the ${screen}`);
  });
}
