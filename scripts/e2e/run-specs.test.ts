import { readFileSync } from 'node:fs';
import { smokeSpecs } from './run-specs';

test.each(Object.entries(smokeSpecs))('%s has exactly one test "%s"', (file, name) => {
  const source = readFileSync(`e2e/detox/specs/${file}.test.ts`, 'utf8');
  expect(source.split(name)).toHaveLength(2);
});
