import { seedOf } from './seed';

test('the seed that was asked for is taken', () => {
  expect(seedOf('0')).toBe(0);
  expect(seedOf('4294967295')).toBe(4_294_967_295);
});

test('without one a run has a new seed, that a sandbox takes', () => {
  expect(seedOf(String(seedOf(undefined)))).toBeGreaterThanOrEqual(0);
});

test.each(['', 'seven', '-1', '1.5', '4294967296'])('"%s" is no seed', (text) => {
  expect(() => seedOf(text)).toThrow(`--seed: a whole number from 0 to 4294967295: ${text}`);
});
