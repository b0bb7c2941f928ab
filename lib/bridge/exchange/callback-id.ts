let made = 0;

/**
 * A callback id that no other call of this load has and that nobody can guess.
 * `randomUUID` exists only in secure contexts; file:// and http pages are not always one.
 */
export function createCallbackId(): string {
  made += 1;
  return `${made}-${globalThis.crypto.randomUUID?.() ?? randomHex()}`;
}

function randomHex(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
