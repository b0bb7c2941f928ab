import { webcrypto } from 'node:crypto';

/** Runs a test with Node's WebCrypto, which jsdom lacks. */
export async function withWebCrypto(run: () => Promise<void>): Promise<void> {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
  try {
    await run();
  } finally {
    if (before) Object.defineProperty(globalThis, 'crypto', before);
  }
}
