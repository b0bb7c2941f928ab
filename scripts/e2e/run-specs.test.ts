import { readFileSync } from 'node:fs';
import { parseSeed, smokeSpecs } from './run-specs';

test('parseSeed returns the given seed', () => {
  expect(parseSeed('0')).toBe(0);
  expect(parseSeed('4294967295')).toBe(4_294_967_295);
});

test('parseSeed returns a valid random seed when none is given', () => {
  expect(parseSeed(String(parseSeed(undefined)))).toBeGreaterThanOrEqual(0);
});

test.each(['', 'seven', '-1', '1.5', '4294967296'])('parseSeed refuses "%s"', (text) => {
  expect(() => parseSeed(text)).toThrow(`--seed: a whole number from 0 to 4294967295: ${text}`);
});

test.each(Object.entries(smokeSpecs))('%s has exactly one test "%s"', (file, name) => {
  const source = readFileSync(`e2e/detox/specs/${file}.test.ts`, 'utf8');
  expect(source.split(name)).toHaveLength(2);
});
