import * as v from 'valibot';
import { createListReader } from './read-list';

const item = v.object({ id: v.number() });

function read(text: string, last: Record<string, unknown> = {}) {
  const { signal } = new AbortController();
  const reader = createListReader({ event: 'smsInfo', item, signal, maxLength: 1_000_000 });
  reader.add({ index: 0, data: text });
  return reader.add({ index: 1, ...last });
}

test('returns the validated items, with their number as the count', async () => {
  await expect(read('[{"id":1,"more":true},{"id":2}]')).resolves.toEqual({
    list: [{ id: 1 }, { id: 2 }],
    total_count: 2,
  });
});

test("prefers the shell's count to the number of items", async () => {
  await expect(read('[]', { total_count: 7 })).resolves.toEqual({ list: [], total_count: 7 });
});

test('names an item of the wrong shape by its index', async () => {
  const list = [...Array.from({ length: 9000 }, (_, id) => ({ id })), { id: 'x' }];
  await expect(read(JSON.stringify(list))).rejects.toMatchObject({
    code: 'malformed',
    field: 'list.9000.id',
  });
});

test('rejects a text that is not JSON without quoting it', async () => {
  const error: unknown = await read('[my secret]')?.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'malformed', field: 'list' });
  expect(String(error)).toBe('BridgeError: smsInfo: a JSON list expected');
});

test('reads a long list in many batches, in order', async () => {
  const parse = jest.spyOn(JSON, 'parse');
  const list = Array.from({ length: 5000 }, (_, id) => ({ id, body: 'ñ "[{,}]" \\' }));
  const { list: found } = (await read(JSON.stringify(list))) ?? { list: [] };
  expect(found).toEqual(list.map(({ id }) => ({ id })));
  expect(parse.mock.calls.length).toBeGreaterThan(3);
  parse.mockRestore();
});

test('stops without an error when the call ends between two batches', async () => {
  const call = new AbortController();
  const { signal } = call;
  const reader = createListReader({ event: 'smsInfo', item, signal, maxLength: 1_000_000 });
  const list = Array.from({ length: 20_000 }, (_, id) => ({ id }));
  reader.add({ index: 0, data: JSON.stringify(list) });
  const parse = jest.spyOn(JSON, 'parse').mockImplementationOnce(() => {
    call.abort();
    return [{ id: 0 }];
  });
  await expect(reader.add({ index: 1 })).resolves.toEqual({ list: [{ id: 0 }], total_count: 1 });
  parse.mockRestore();
});
