import { localArea } from './area';
import { ruleOf } from './keys';
import { sealedTexts, setKeeper } from './sealed-area';

/** Keeps sealed texts as they are: for a preview, whose storage is its own page's memory and has no key. */
export function keepPlain(): void {
  for (const key of localArea.keys()) {
    const text = ruleOf(key)?.area === 'sealed' ? localArea.get(key) : null;
    if (text !== null) sealedTexts.set(key, text);
  }
  setKeeper({ keep, reread: () => undefined, stop: () => undefined }, true);
}

function keep(key: string): void {
  const text = sealedTexts.get(key);
  if (text !== undefined) localArea.set(key, text);
}
