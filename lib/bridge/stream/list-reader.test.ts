import * as v from 'valibot';
import { createListReader } from './list-reader';

const item = v.object({ id: v.number() });

function read(text: string, last: Record<string, unknown> = {}) {
  const reader = createListReader({ event: 'smsInfo', item, signal: new AbortController().signal });
  reader.add({ index: 0, data: text });
  return reader.add({ index: 1, ...last });
}

test('the list has what the items name, and its length as the count', async () => {
  await expect(read('[{"id":1,"more":true},{"id":2}]')).resolves.toEqual({
    list: [{ id: 1 }, { id: 2 }],
    total_count: 2,
  });
});

test('the count of the shell wins over the length', async () => {
  await expect(read('[]', { total_count: 7 })).resolves.toEqual({ list: [], total_count: 7 });
});

test('an item of the wrong shape is named by its place', async () => {
  const list = [...Array.from({ length: 9000 }, (_, id) => ({ id })), { id: 'x' }];
  await expect(read(JSON.stringify(list))).rejects.toMatchObject({
    code: 'malformed',
    field: 'list.9000.id',
  });
});

test('a text that is no JSON is refused without being quoted', async () => {
  const error: unknown = await read('[my secret]')?.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'malformed', field: 'list' });
  expect(String(error)).toBe('BridgeError: smsInfo: a JSON list expected');
});
