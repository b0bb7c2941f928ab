import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { printPage } from './system-screens';

const print = jest.fn();

beforeEach(() => {
  window.print = print;
});

test('prints with the browser’s dialog in a browser', async () => {
  expect(await printPage()).toBe(true);
  expect(print).toHaveBeenCalledTimes(1);
});

test('resolves with false in a browser that cannot print', async () => {
  Reflect.deleteProperty(window, 'print');
  expect(await printPage()).toBe(false);
});

describe('in the shell', () => {
  let native: FakeShell;

  beforeEach(() => {
    native = installFakeShell();
  });
  afterEach(() => native.remove());

  test('opens the print dialog and resolves with whether it was opened', async () => {
    native.reply('intentUriOpen', { opened: true });
    expect(await printPage()).toBe(true);
    native.reply('intentUriOpen', { opened: false });
    expect(await printPage()).toBe(false);
    const data = { uri: 'luka:print' };
    expect(native.posted).toMatchObject([{ data }, { data }]);
    expect(print).not.toHaveBeenCalled();
  });

  test('resolves with false when an older shell refuses the URI', async () => {
    native.on('intentUriOpen', ({ callbackId }) =>
      native.send({ callbackId, error: { code: 'not_permitted', message: '' } }),
    );
    expect(await printPage()).toBe(false);
  });
});
