import { fromBase64, toBase64 } from '@/lib/base64/base64';

/** The nonce of AES-GCM in bytes, random for each text: NIST SP 800-38D section 8.2.2. */
const nonceBytes = 12;

/** A key whose bytes no script can read (MASVS-CRYPTO-2). */
export function createKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Encrypts with AES-GCM; base64 of nonce and ciphertext. `name` is bound as additional data. */
export async function encrypt(key: CryptoKey, name: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const ciphertext = await crypto.subtle.encrypt(params(iv, name), key, bytesOf(text));
  const bytes = new Uint8Array(nonceBytes + ciphertext.byteLength);
  bytes.set(iv);
  bytes.set(new Uint8Array(ciphertext), nonceBytes);
  return toBase64(bytes);
}

/** The text of {@link encrypt}; rejects for another key, another `name` and anything that was changed. */
export async function decrypt(key: CryptoKey, name: string, base64: string): Promise<string> {
  const bytes = fromBase64(base64);
  const iv = bytes.subarray(0, nonceBytes);
  const text = await crypto.subtle.decrypt(params(iv, name), key, bytes.subarray(nonceBytes));
  return new TextDecoder().decode(text);
}

function params(iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: bytesOf(name) };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
