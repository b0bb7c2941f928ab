import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { openAppSettings, openCalendarEntry, printPage } from './system-screens';

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

test('resolves with false in a browser, which has no settings of the app', async () => {
  expect(await openAppSettings()).toBe(false);
});

describe('in the shell', () => {
  let native: FakeShell;

  beforeEach(() => {
    native = installFakeShell();
  });

  test.each([
    ['luka:print', printPage],
    ['luka:settings', openAppSettings],
    [
      'luka:calendar?date=2027-02-18&title=Pagar%20%24215.000&text=N.%C2%BA%201%3B%20a%26b%2Bc',
      () =>
        openCalendarEntry({ date: '2027-02-18', title: 'Pagar $215.000', text: 'N.º 1; a&b+c' }),
    ],
    [
      'luka:calendar?date=2027-02-18&title=%EF%BF%BD&text=',
      () => openCalendarEntry({ date: '2027-02-18', title: '\ud83d', text: '' }),
    ],
  ])('opens %s and resolves with whether it was opened', async (uri, open) => {
    native.reply('intentUriOpen', { opened: true });
    expect(await open()).toBe(true);
    native.reply('intentUriOpen', { opened: false });
    expect(await open()).toBe(false);
    expect(native.posted.map(({ data }) => data)).toEqual([{ uri }, { uri }]);
    expect(print).not.toHaveBeenCalled();
  });

  test('resolves with false when an older shell refuses the URI', async () => {
    native.on('intentUriOpen', ({ callbackId }) =>
      native.send({ callbackId, error: { code: 'not_permitted', message: '' } }),
    );
    expect(await printPage()).toBe(false);
  });
});
