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
