import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { readCopiedCode } from './copied-code';

let native: FakeShell;

beforeEach(() => {
  native = installFakeShell();
});

test('asks the shell for a code of that length and resolves with it', async () => {
  native.reply('intentUriOpen', { opened: true, code: '123456' });
  expect(await readCopiedCode(6)).toBe('123456');
  expect(native.posted.map(({ data }) => data)).toEqual([{ uri: 'luka:code?length=6' }]);
});

test.each([
  ['no code', { opened: false }],
  ['a code of another length', { opened: true, code: '1234' }],
  ['text that is no code', { opened: true, code: 'abcdef' }],
])('takes nothing when the reply has %s', async (_, reply) => {
  native.reply('intentUriOpen', reply);
  expect(await readCopiedCode(6)).toBeNull();
});

test('takes nothing from an older shell, which refuses the URI', async () => {
  native.on('intentUriOpen', ({ callbackId }) =>
    native.send({ callbackId, error: { code: 'not_permitted', message: '' } }),
  );
  expect(await readCopiedCode(6)).toBeNull();
});
