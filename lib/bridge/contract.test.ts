import * as v from 'valibot';
import { contract, type Data, type Reply } from './contract';

test('the bridge has the 14 events of the specification', () => {
  expect(Object.keys(contract).sort()).toEqual([
    'afEvent',
    'allSpCache',
    'deviceInfo',
    'installAppInfo',
    'intentUriOpen',
    'liveness',
    'localCache',
    'location',
    'openPayView',
    'permission',
    'pickerContact',
    'selfAppInfo',
    'smsInfo',
    'takePhoto',
  ]);
});

test('the two long lists are chunked', () => {
  const chunked = Object.entries(contract).filter(([, definition]) => definition.chunked);
  expect(chunked.map(([event]) => event)).toEqual(['smsInfo', 'installAppInfo']);
});

test('a person acts in five events', () => {
  const ofPersons = Object.entries(contract).filter(([, definition]) => definition.person);
  expect(ofPersons.map(([event]) => event).sort()).toEqual([
    'liveness',
    'openPayView',
    'permission',
    'pickerContact',
    'takePhoto',
  ]);
});

test('types follow the schemas', () => {
  const data: Data<'takePhoto'> = { kind: 'id_front', facing: 'back' };
  const list: Reply<'smsInfo'>['list'] = [
    { address: '1', body: '', date: '2026-07-25T10:00:00-04:00', type: 'inbox' },
  ];
  expect(v.is(contract.takePhoto.data, data)).toBe(true);
  expect(v.is(v.array(contract.smsInfo.item), list)).toBe(true);
});

test.each(['__proto__', 'constructor', 'prototype'])('a reply cannot carry the key %s', (key) => {
  const text = `{"a":1,"${key}":{"polluted":true}}`;
  const cache = v.parse(contract.allSpCache.reply, JSON.parse(text));
  expect(Object.keys(cache)).toEqual(['a']);
  expect(cache).not.toHaveProperty('polluted');
});
