import { localArea } from './area';
import { announce } from './changes';
import { ruleOf } from './keys';
import type { Device } from './sealed/keeper';
import { isSealedOpen, keyDatabase, sealedRound, sealedTexts, setKeeper } from './sealed-area';

const device: Device = {
  area: localArea,
  texts: sealedTexts,
  announce,
  isSealed: (key) => ruleOf(key)?.area === 'sealed',
  keyDatabase,
};

let opening: Promise<void> | undefined;

/**
 * Makes the sealed texts of this device readable; without a key, or the code for it, this page's memory
 * has to do. Never rejects. Where the session changes meanwhile they are not open afterwards.
 */
export function openSealed(): Promise<void> {
  if (isSealedOpen()) return Promise.resolve();
  opening ??= open().finally(() => {
    opening = undefined;
  });
  return opening;
}

async function open(): Promise<void> {
  const begun = sealedRound();
  const keeper = await import('./sealed/open-keeper')
    .then(({ openKeeper }) => openKeeper(device))
    .catch(() => undefined);
  if (begun === sealedRound()) setKeeper(keeper, true);
  else keeper?.stop();
}
