import { fromBase64, toBase64 } from '@/lib/base64/base64';
import { seal, unseal } from './cipher';

/** A sheet of a one-time pad: random bytes, and the same bytes sealed. Each is used once. */
type Sheet = { bytes: Uint8Array<ArrayBuffer>; sealed: string };

const sheetBytes = 8192;
/** Enough for every form and the small pictures of three photos. */
const sheetCount = 6;
const about = 'pad';

/**
 * Seals without waiting, for a page that is being left: WebCrypto answers later, when the page is gone.
 * The text is added to a one-time pad that was sealed beforehand, so it is as safe as the pad's seal.
 */
export type LastWords = {
  /** The text sealed at once; `null` while there are too few sheets left. */
  write(text: string): string | null;
  /** Makes new sheets for those that were used. */
  refill(): Promise<void>;
};

/** Last words under a key; they can be written after the first `refill`. */
export function createLastWords(key: CryptoKey): LastWords {
  const sheets: Sheet[] = [];
  return {
    write(text) {
      const bytes = new TextEncoder().encode(text);
      const needed = Math.ceil(bytes.length / sheetBytes);
      if (needed > sheets.length) return null;
      const used = sheets.splice(0, needed);
      const mixed = mix(
        bytes,
        used.map((sheet) => sheet.bytes),
      );
      return [toBase64(mixed), ...used.map(({ sealed }) => sealed)].join('.');
    },
    async refill() {
      while (sheets.length < sheetCount) {
        const bytes = crypto.getRandomValues(new Uint8Array(sheetBytes));
        sheets.push({ bytes, sealed: await seal(key, bytes, about) });
      }
    },
  };
}

/** The text of last words; rejects where the key is another one. */
export async function readLastWords(key: CryptoKey, written: string): Promise<string> {
  const [mixed = '', ...sealed] = written.split('.');
  const sheets = await Promise.all(sealed.map((sheet) => unseal(key, sheet, about)));
  const bytes = fromBase64(mixed);
  if (bytes.length > sheets.length * sheetBytes)
    throw new RangeError('a sheet of the pad is missing');
  return new TextDecoder('utf-8', { fatal: true }).decode(mix(bytes, sheets));
}

function mix(bytes: Uint8Array, sheets: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(bytes, (byte, at) => {
    const pad = sheets[Math.floor(at / sheetBytes)]?.[at % sheetBytes] ?? 0;
    return byte ^ pad;
  });
}
