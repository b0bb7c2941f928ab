import fc from 'fast-check';
import { encodeList, joinChunks } from './encode-list';

const signal = new AbortController().signal;

test('encodes any list as JSON.stringify does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.jsonValue()),
      fc.integer({ min: 1, max: 7 }),
      async (list, batch) => {
        const { chunks, bytes } = await encodeList(list, { signal, batch });
        const whole = joinChunks(['{', ...chunks, '}']);
        const json = new TextDecoder().decode(whole).slice(1, -1);
        expect(json).toBe(JSON.stringify(list));
        expect(bytes).toBe(whole.length - 2);
      },
    ),
  );
});

test('equal lists have equal hashes, others do not', async () => {
  const hashOf = async (list: unknown[]) => (await encodeList(list, { signal })).hash;
  expect(await hashOf(['a', 'b'])).toBe(await hashOf(['a', 'b']));
  expect(await hashOf(['a', 'b'])).not.toBe(await hashOf(['b', 'a']));
  expect(await hashOf([])).not.toBe(await hashOf(['']));
});

test('yields to the main thread after each batch of 128', async () => {
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

test('rejects between two batches when the signal aborts', async () => {
  const controller = new AbortController();
  const yieldToMain = jest.fn(async () => controller.abort(new Error('aborted')));
  const done = encodeList(Array(1000).fill(0), { signal: controller.signal, yieldToMain });
  await expect(done).rejects.toThrow('aborted');
  expect(yieldToMain).toHaveBeenCalledTimes(1);
});
