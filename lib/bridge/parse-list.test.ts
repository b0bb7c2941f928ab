import fc from 'fast-check';
import { parseList } from './parse-list';

const sms = { address: '1', body: 'ñ "[{,}]" \\', date: '2026-07-25T10:00:00Z', type: 'inbox' };

function read(text: string) {
  return parseList('smsInfo', { json: new Blob([text]), checksum: '' });
}

test('returns the items in order, without fields that are not in the contract', async () => {
  const list = Array.from({ length: 500 }, (_, index) => ({ ...sms, address: String(index) }));
  const sent = list.map((item) => ({ ...item, more: true }));
  await expect(read(JSON.stringify(sent))).resolves.toEqual(list);
});

test('names the first item of the wrong shape by its index', async () => {
  const list = [sms, sms, { ...sms, address: 7 }, null];
  await expect(read(JSON.stringify(list))).rejects.toMatchObject({
    code: 'malformed',
    field: 'list.2.address',
  });
});

test.each(['[my secret]', '{}', '', '[] []', 'null'])(
  'rejects the text %j, which is no list, without quoting it',
  async (text) => {
    const error: unknown = await read(text).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'malformed', field: 'list' });
    expect(String(error)).toBe('BridgeError: smsInfo: a JSON list expected');
  },
);

const body = fc.oneof(
  fc.string(),
  fc.constantFrom('},{"', '\\"},{\\"', '"},{"address":"', 'ñ漢😀', '\\', ']'),
);

test('reads a list in parts as JSON.parse reads it whole, whatever its texts are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(body, { minLength: 1, maxLength: 8 }), async (bodies) => {
      const list = Array.from({ length: 1200 }, (_, index) => ({
        ...sms,
        body: (bodies[index % bodies.length] ?? '').repeat(20),
      }));
      const text = JSON.stringify(list);
      expect(await read(text)).toEqual(JSON.parse(text));
    }),
    { numRuns: 20 },
  );
});

test('parses a long list in many parts, so that the page goes on between them', async () => {
  const parse = jest.spyOn(JSON, 'parse');
  const list = Array.from({ length: 5000 }, () => ({ ...sms, body: 'Hola '.repeat(40) }));
  await read(JSON.stringify(list));
  const lengths = parse.mock.calls.map(([text]) => text.length);
  parse.mockRestore();
  expect(lengths.length).toBeGreaterThan(8);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(128 * 1024 + 1);
});

test.each([
  ['white space between its items', (list: object[]) => JSON.stringify(list, null, 1)],
  [
    'items with lists of their own',
    (list: object[]) => JSON.stringify(list.map((item) => ({ ...item, more: list.slice(0, 2) }))),
  ],
])('reads a long list with %s', async (_, write) => {
  const list = Array.from({ length: 2000 }, () => ({ ...sms, body: 'Hola '.repeat(20) }));
  await expect(read(write(list))).resolves.toEqual(list);
});

test.each([
  ['has no end', (text: string) => text.slice(0, -1)],
  ['has a text behind its end', (text: string) => `${text},{"`],
  ['has a broken item', (text: string) => text.replace(/"inbox"/, 'inbox')],
])('rejects a long list that %s', async (_, change) => {
  const list = Array.from({ length: 2000 }, () => ({ ...sms, body: 'Hola '.repeat(40) }));
  await expect(read(change(JSON.stringify(list)))).rejects.toMatchObject({ code: 'malformed' });
});
