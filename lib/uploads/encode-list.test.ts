import fc from 'fast-check';
import { createYieldToMain } from '@/lib/bridge/yield-to-main';
import { encodeList } from './encode-list';

jest.mock('@/lib/bridge/yield-to-main', () => ({ createYieldToMain: jest.fn() }));

const { signal } = new AbortController();
const yieldToMain = jest.fn(async () => {});

beforeEach(() => {
  yieldToMain.mockReset();
  jest.mocked(createYieldToMain).mockReturnValue(yieldToMain);
});

async function expectSameJson(list: readonly unknown[]) {
  const { json } = await encodeList(list, signal);
  expect(await json.text()).toBe(JSON.stringify(list));
}

test('encodes any list as JSON.stringify does', async () => {
  await fc.assert(fc.asyncProperty(fc.array(fc.jsonValue()), expectSameJson));
});

test.each([0, 1, 127, 128, 129, 256, 300, 1023, 1024, 1025, 2049])(
  'encodes a list of %d items',
  async (length) => {
    await expectSameJson(Array.from({ length }, (_, index) => ({ body: `ñ€😀 ${index}` })));
  },
);

test('equal lists have equal hashes, others do not', async () => {
  const hashOf = async (list: unknown[]) => (await encodeList(list, signal)).hash;
  expect(await hashOf(['a', 'b'])).toBe(await hashOf(['a', 'b']));
  expect(await hashOf(['a', 'b'])).not.toBe(await hashOf(['b', 'a']));
  expect(await hashOf([])).not.toBe(await hashOf(['']));
});

test('yields to the main thread after each batch of 128', async () => {
  const list = Array.from({ length: 50_000 }, (_, index) => ({ body: `Mensaje ${index}` }));
  const stringify = jest.spyOn(JSON, 'stringify');
  await encodeList(list, signal);
  const most = Math.max(
    ...stringify.mock.calls.map(([items]) => (Array.isArray(items) ? items.length : 0)),
  );
  stringify.mockRestore();
  expect(most).toBe(128);
  expect(yieldToMain).toHaveBeenCalledTimes(Math.ceil(50_000 / 128));
});

test('rejects between two batches when the signal aborts', async () => {
  const controller = new AbortController();
  yieldToMain.mockImplementation(async () => controller.abort(new Error('aborted')));
  const encoded = encodeList(Array(1000).fill(0), controller.signal);
  await expect(encoded).rejects.toThrow('aborted');
  expect(yieldToMain).toHaveBeenCalledTimes(1);
});
