import { eventually } from '@/e2e/shared/eventually';
import { readShown, type Shown } from '@/e2e/shared/read-shown';
import { detoxDriver } from './detox-driver';

/** Waits until the screen, or the dialog in front of it, shows this: what `npm run shell -- --record` has seen. */
export async function expectShown(shown: Shown): Promise<void> {
  await eventually(async () =>
    expect(await detoxDriver.evaluate('html', readShown)).toMatchObject(shown),
  );
}
