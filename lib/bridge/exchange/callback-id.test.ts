import { createCallbackId } from './callback-id';

const { crypto } = globalThis;

afterEach(() => {
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
});

function replaceCrypto(value: Partial<Crypto>): void {
  Object.defineProperty(globalThis, 'crypto', { value, configurable: true });
}

test('ids differ and hold a random UUID', () => {
  const ids = Array.from({ length: 100 }, createCallbackId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^\d+-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

test('outside a secure context, without randomUUID, ids hold 128 random bits', () => {
  replaceCrypto({ getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, createCallbackId);
  expect(new Set(ids.map((id) => id.split('-')[1])).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^\d+-[\da-f]{32}$/);
});

test('ids of one load differ even where chance fails', () => {
  replaceCrypto({ getRandomValues: <T>(array: T) => array });
  expect(createCallbackId()).not.toBe(createCallbackId());
});
