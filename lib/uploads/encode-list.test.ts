import fc from 'fast-check';
import { encodeList, joinPieces } from './encode-list';

const signal = new AbortController().signal;

test('a list of anything becomes the JSON that it would have been at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.jsonValue()),
      fc.integer({ min: 1, max: 7 }),
      async (list, batch) => {
        const { pieces, bytes } = await encodeList(list, { signal, batch });
        const whole = joinPieces(['{', ...pieces, '}']);
        const json = new TextDecoder().decode(whole).slice(1, -1);
        expect(json).toBe(JSON.stringify(list));
        expect(bytes).toBe(whole.length - 2);
      },
    ),
  );
});

test('the same list has the same print, another one another', async () => {
  const printOf = async (list: unknown[]) => (await encodeList(list, { signal })).print;
  expect(await printOf(['a', 'b'])).toBe(await printOf(['a', 'b']));
  expect(await printOf(['a', 'b'])).not.toBe(await printOf(['b', 'a']));
  expect(await printOf([])).not.toBe(await printOf(['']));
});

test('50,000 messages are written a few at a time, and the page has a turn after each few', async () => {
  const list = Array.from({ length: 50_000 }, (_, index) => ({ body: `Mensaje ${index}` }));
  const stringify = jest.spyOn(JSON, 'stringify');
  const yieldToMain = jest.fn(async () => {});
  await encodeList(list, { signal, yieldToMain });
  const most = Math.max(
    ...stringify.mock.calls.map(([items]) => (Array.isArray(items) ? items.length : 0)),
  );
  stringify.mockRestore();
  expect(most).toBe(128);
  expect(yieldToMain).toHaveBeenCalledTimes(Math.ceil(50_000 / 128));
});

test('an encoding that nobody wants any more ends in the middle', async () => {
  const over = new AbortController();
  const yieldToMain = jest.fn(async () => over.abort(new Error('enough')));
  const done = encodeList(Array(1000).fill(0), { signal: over.signal, yieldToMain });
  await expect(done).rejects.toThrow('enough');
  expect(yieldToMain).toHaveBeenCalledTimes(1);
});
