import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { contract, type Data, type Reply } from './contract';

/** The rows of the table of events in contract.md section 4: event, data and reply. */
const documented = readFileSync('docs/contract.md', 'utf8')
  .split('| event | data | reply |\n|---|---|---|\n')[1]
  ?.split('\n\n')[0]
  ?.split('\n')
  .map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim()));

test('has the events of contract.md section 4', () => {
  expect(Object.keys(contract).sort()).toEqual(documented?.map(([, event]) => event).sort());
});

test('chunks the replies that contract.md calls chunked', () => {
  const chunked = Object.entries(contract).filter(([, definition]) => definition.chunked);
  const rows = documented?.filter(([, , , reply]) => reply?.startsWith('chunked'));
  expect(chunked.map(([event]) => event)).toEqual(rows?.map(([, event]) => event));
});

test('waits for the user in five events', () => {
  const waiting = Object.entries(contract).filter(([, definition]) => definition.waitsForUser);
  expect(waiting.map(([event]) => event).sort()).toEqual([
    'liveness',
    'openPayView',
    'permission',
    'pickerContact',
    'takePhoto',
  ]);
});

test('infers types from the schemas', () => {
  const data: Data<'takePhoto'> = { kind: 'id_front', facing: 'back' };
  const list: Reply<'smsInfo'>['list'] = [
    { address: '1', body: '', date: '2026-07-25T10:00:00-04:00', type: 'inbox' },
  ];
  expect(v.is(contract.takePhoto.data, data)).toBe(true);
  expect(v.is(v.array(contract.smsInfo.item), list)).toBe(true);
});

test.each(['__proto__', 'constructor', 'prototype'])('drops the key %s from a reply', (key) => {
  const text = `{"a":1,"${key}":{"polluted":true}}`;
  const cache = v.parse(contract.allSpCache.reply, JSON.parse(text));
  expect(Object.keys(cache)).toEqual(['a']);
  expect(cache).not.toHaveProperty('polluted');
});
