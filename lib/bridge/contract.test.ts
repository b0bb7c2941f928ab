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

test('chunks the replies that contract.md calls chunked', () => {
  const chunked = Object.entries(contract).filter(([, definition]) => definition.chunked);
  const rows = documented?.filter(([, , , reply]) => reply?.startsWith('chunked'));
  expect(chunked.map(([event]) => event)).toEqual(rows?.map(([, event]) => event));
});

test.each(['__proto__', 'constructor', 'prototype'])('drops the key %s from a reply', (key) => {
  const text = `{"a":1,"${key}":{"polluted":true}}`;
  const cache = v.parse(contract.allSpCache.reply, JSON.parse(text));
  expect(Object.keys(cache)).toEqual(['a']);
  expect(cache).not.toHaveProperty('polluted');
});

const sms = { address: '1', body: '', date: '2026-07-25T10:00:00-04:00', type: 'inbox' };

test.each([
  ...['inbox', 'sent', 'draft', 'outbox', 'failed', 'queued'].map((type) => ({ type })),
  ...['T10:00Z', 'T10:00:00Z', 'T10:00:00.1Z', 'T10:00:00.123456-04:00'].map((time) => ({
    date: `2026-07-25${time}`,
  })),
])('smsInfo takes a message of %j', (fields) => {
  expect(v.is(contract.smsInfo.item, { ...sms, ...fields })).toBe(true);
});

test.each([
  { type: '' },
  { type: 'all' },
  { date: '' },
  { date: '2026-07-25' },
  { date: '2026-07-25T10:00:00' },
  { date: ' 2026-07-25T10:00Z' },
  { date: '2026-07-25T10:00Z ' },
])('smsInfo refuses a message of %j', (fields) => {
  expect(v.is(contract.smsInfo.item, { ...sms, ...fields })).toBe(false);
});

const device = {
  ...{ brand: 'b', model: 'm', os_version: '16', sdk: 36, locale: 'es-CL', timezone: 'UTC' },
  screen: { width: 360, height: 800, density: 2 },
};

test.each([
  ...['wifi', 'cellular', 'ethernet', 'none', 'unknown'].map((type) => ({ network: { type } })),
  ...['2g', '3g', '4g', '5g', 'unknown'].map((network) => ({
    phone: { network, roaming: false, sims: 1 },
  })),
])('deviceInfo takes %j', (fields) => {
  expect(v.is(contract.deviceInfo.reply, { ...device, ...fields })).toBe(true);
});

test.each([{ network: { type: '' } }, { phone: { network: '', roaming: false, sims: 1 } }])(
  'deviceInfo refuses %j',
  (fields) => {
    expect(v.is(contract.deviceInfo.reply, { ...device, ...fields })).toBe(false);
  },
);
