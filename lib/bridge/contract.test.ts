import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { contract } from './contract';

/** The rows of the table of events in contract.md section 4: event, data and reply. */
const documented = readFileSync('docs/contract.md', 'utf8')
  .split('| event | data | reply |\n|---|---|---|\n')[1]
  ?.split('\n\n')[0]
  ?.split('\n')
  .map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim()));

test('has the events of contract.md section 4', () => {
  expect(Object.keys(contract).sort()).toEqual(documented?.map(([, event]) => event).sort());
});

test.each(['__proto__', 'constructor', 'prototype'])('drops the key %s from a reply', (key) => {
  const text = `{"a":1,"${key}":{"polluted":true}}`;
  const cache = v.parse(contract.allSpCache.reply, JSON.parse(text));
  expect(Object.keys(cache)).toEqual(['a']);
  expect(cache).not.toHaveProperty('polluted');
});
