import { seal, unseal } from './cipher';
import { readLastWords } from './last-words';

/** How a sealed text begins, by the way it was sealed; a later version has other words. */
const usual = 'sealed1.';
const hasty = 'last1.';

/** A text sealed for its place in storage: under another `name` it cannot be opened. */
export async function sealText(key: CryptoKey, text: string, name: string): Promise<string> {
  return usual + (await seal(key, new TextEncoder().encode(text), name));
}

/** Last words as they are put on the device. */
export function asLastWords(written: string): string {
  return hasty + written;
}

/** What was found on the device. `usual` needs no new seal. */
export type Found =
  | { is: 'usual' | 'hasty' | 'plain'; text: string }
  /** Sealed by us, and no key opens it any more. */
  | { is: 'lost' }
  /** A newer version's, or nobody's. */
  | { is: 'foreign' };

/** Opens what lies under `name`. An older version kept drafts as plain JSON objects. Never rejects. */
export async function unsealText(key: CryptoKey, kept: string, name: string): Promise<Found> {
  try {
    if (kept.startsWith('{')) return { is: 'plain', text: kept };
    if (kept.startsWith(usual)) {
      const bytes = await unseal(key, kept.slice(usual.length), name);
      return { is: 'usual', text: new TextDecoder().decode(bytes) };
    }
    if (kept.startsWith(hasty)) {
      return { is: 'hasty', text: await readLastWords(key, kept.slice(hasty.length)) };
    }
    return { is: 'foreign' };
  } catch {
    return { is: 'lost' };
  }
}
