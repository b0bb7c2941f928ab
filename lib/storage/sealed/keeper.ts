import type { Device } from '../device';
import { createLastWords } from './last-words';
import { asLastWords, sealText, unsealText } from './sealed-text';

/** What puts texts on the device so that this browser's key alone reads them. */
export type Keeper = {
  /** Puts the text that `key` has now on the device. */
  keep(key: string): void;
  /** Another tab wrote `key`: its text replaces this tab's. */
  reread(key: string): void;
  /** The keeper is done with; what it has begun to put on the device still gets there. */
  stop(): void;
};

type Options = Pick<Device, 'area' | 'announce'> & {
  secret: CryptoKey;
  /** The readable texts; what is kept is what they have when it is sealed. */
  texts: Map<string, string>;
};

/**
 * Seals each text as soon as it is written, one after the other where a key is written faster than that.
 * A page that goes out of sight may be gone before WebCrypto answers: what is under way then is written
 * as last words. Resolves when these can be.
 */
export async function createKeeper({ secret, texts, area, announce }: Options): Promise<Keeper> {
  const lastWords = createLastWords(secret);
  const underWay = new Set<string>();

  function writeNow(key: string) {
    const text = texts.get(key);
    const written = text === undefined ? null : lastWords.write(text);
    if (written !== null) area.set(key, asLastWords(written));
  }
  async function sealAll(key: string) {
    for (let text = texts.get(key); text !== undefined; text = texts.get(key)) {
      const sealed = await sealText(secret, text, key);
      // Written again meanwhile, or removed: what was sealed is out of date.
      if (texts.get(key) !== text) continue;
      area.set(key, sealed);
      return;
    }
  }
  async function open(key: string) {
    const kept = area.get(key);
    if (kept === null) return;
    const before = texts.get(key);
    const found = await unsealText(secret, kept, key);
    // Typed here meanwhile: the last one to write wins, as in every storage.
    if (!('text' in found) || texts.get(key) !== before) return;
    texts.set(key, found.text);
    announce(key);
  }
  function hide() {
    if (document.visibilityState !== 'hidden') return;
    for (const key of underWay) writeNow(key);
  }

  document.addEventListener('visibilitychange', hide);
  await lastWords.refill();
  return {
    keep(key) {
      if (document.visibilityState === 'hidden') writeNow(key);
      if (underWay.has(key)) return;
      underWay.add(key);
      void sealAll(key)
        .catch(() => undefined)
        .finally(() => underWay.delete(key))
        .then(lastWords.refill);
    },
    reread: (key) => void open(key),
    stop: () => document.removeEventListener('visibilitychange', hide),
  };
}
