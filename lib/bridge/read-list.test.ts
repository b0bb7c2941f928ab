import * as v from 'valibot';
import { createListReader } from './read-list';

const item = v.object({ id: v.number() });

function createReader(call = { event: 'smsInfo', isOver: false }) {
  return createListReader({ call, item, maxLength: 1_000_000 });
}

function read(text: string, last: Record<string, unknown> = {}) {
  const reader = createReader();
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

test('names the first of several items of the wrong shape', async () => {
  const list = Array.from({ length: 9000 }, (_, id) => ({ id: id % 4000 === 10 ? 'x' : id }));
  await expect(read(JSON.stringify(list))).rejects.toMatchObject({
    code: 'malformed',
    field: 'list.10.id',
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

test('rejects with checksum where the text is also no list', async () => {
  const end = read('[my secret]', { checksum: '00000000' });
  await expect(end).rejects.toMatchObject({ code: 'checksum' });
});

test('parses nothing more when the call ends between two batches', async () => {
  const call = { event: 'smsInfo', isOver: false };
  const parse = jest.spyOn(JSON, 'parse').mockImplementation(() => {
    call.isOver = true;
    return [];
  });
  const list = Array.from({ length: 20_000 }, (_, id) => `{"id":${id}}`);
  const reader = createReader(call);
  reader.add({ index: 0, data: `[${list}]` });
  await reader.add({ index: 1 })?.catch(() => undefined);
  const count = parse.mock.calls.length;
  parse.mockRestore();
  expect(count).toBeGreaterThan(0);
  // As many as the slice that was being read has.
  expect(count).toBeLessThanOrEqual(2);
});
