import type { Device } from '../device';
import { createKeeper, type Keeper } from './keeper';
import { unsealText } from './sealed-text';
import { getSessionKey } from './session-key';

/** A browser that has not said by then whether it has a key has none: milliseconds. */
const deadlineMs = 3000;

/**
 * Opens what is sealed on this device into `texts`, and keeps what is written there from now on. What they
 * have already is newer. Rejects where there is no key.
 */
export async function openKeeper(device: Device, texts: Map<string, string>): Promise<Keeper> {
  const secret = await inTime(getSessionKey(device.keyDatabase)).catch((error) => {
    takePlain(device, texts);
    throw error;
  });
  const keeper = await createKeeper({ ...device, secret, texts });
  const opened = { ...device, secret, texts, keeper };
  await Promise.all(
    device.area
      .keys()
      .filter(device.isSealed)
      .map((key) => openText(opened, key)),
  );
  return keeper;
}

type Opened = Device & { secret: CryptoKey; texts: Map<string, string>; keeper: Keeper };

async function openText(
  { area, texts, announce, secret, keeper }: Opened,
  key: string,
): Promise<void> {
  const kept = area.get(key);
  if (kept === null || texts.has(key)) return;
  const found = await unsealText(secret, kept, key);
  // Written or removed meanwhile, here or in another tab.
  if (area.get(key) !== kept || texts.has(key)) return;
  if (found.is === 'lost') area.remove(key);
  if (!('text' in found)) return;
  texts.set(key, found.text);
  announce(key);
  if (found.is !== 'usual') keeper.keep(key);
}

/** What an older version left readable must not stay so where nothing can be sealed. */
function takePlain({ area, isSealed }: Device, texts: Map<string, string>): void {
  for (const key of area.keys().filter(isSealed)) {
    const kept = area.get(key);
    if (!kept?.startsWith('{')) continue;
    area.remove(key);
    if (!texts.has(key)) texts.set(key, kept);
  }
}

function inTime<T>(asked: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(reject, deadlineMs, new Error('IndexedDB does not answer'));
    asked.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
