import { fromBase64, toBase64 } from '@/lib/base64/base64';

/** The nonce of AES-GCM in bytes, drawn anew for each text: NIST SP 800-38D section 8.2.2. */
const nonceBytes = 12;

/** A key that seals and opens, and whose own bytes no script can read (MASVS-CRYPTO-2). */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Bytes sealed with AES-GCM, as base64 of nonce and ciphertext. `about` is bound to them, not kept. */
export async function seal(
  key: CryptoKey,
  bytes: Uint8Array<ArrayBuffer>,
  about: string,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = new Uint8Array(await crypto.subtle.encrypt(rule(iv, about), key, bytes));
  const whole = new Uint8Array(nonceBytes + sealed.length);
  whole.set(iv);
  whole.set(sealed, nonceBytes);
  return toBase64(whole);
}

/** The bytes of {@link seal}; rejects for another key, another `about`, or anything that was changed. */
export async function unseal(
  key: CryptoKey,
  sealed: string,
  about: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const whole = fromBase64(sealed);
  const iv = whole.subarray(0, nonceBytes);
  const bytes = whole.subarray(nonceBytes);
  return new Uint8Array(await crypto.subtle.decrypt(rule(iv, about), key, bytes));
}

function rule(iv: Uint8Array<ArrayBuffer>, about: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(about) };
}
