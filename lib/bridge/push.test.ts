import { onPush } from './push';

const insets = { top: 24, right: 0, bottom: 48.5, left: 0, keyboard: 300 };
const unsubscribes: (() => void)[] = [];
const reportError = jest.fn();

beforeEach(() => {
  globalThis.reportError = reportError;
});
afterEach(() => {
  for (const unsubscribe of unsubscribes.splice(0)) unsubscribe();
});

function push(event: string, data?: unknown): unknown {
  return window.onMessage?.(JSON.stringify({ event, data }));
}

describe('back', () => {
  test('is dropped when the shell has already gone back itself', () => {
    const now = 1_780_929_720_000;
    jest.spyOn(Date, 'now').mockReturnValue(now);
    const screen = jest.fn(() => true);
    unsubscribes.push(onPush('back', screen));
    expect(push('back', { at: now - 900 })).toBe(false);
    expect(screen).not.toHaveBeenCalled();
    expect(push('back', { at: now - 701 })).toBe(false);
    expect(screen).not.toHaveBeenCalled();
    expect(push('back', { at: now - 700 })).toBe(true);
    expect(push('back', { at: now - 29_999 })).toBe(false);
    expect(push('back', { at: now - 30_000 })).toBe(true);
    expect(push('back', { at: String(now - 900) })).toBe(true);
  });

  test('is handled when page and shell have different clocks', () => {
    unsubscribes.push(onPush('back', () => true));
    expect(push('back', { at: Date.now() + 5_000 })).toBe(true);
    expect(push('back', { at: Date.now() - 3_600_000 })).toBe(true);
  });

  test('is handled by the newest handler that returns true', () => {
    const screen = jest.fn(() => true);
    const dialog = jest.fn(() => true);
    unsubscribes.push(onPush('back', screen));
    const close = onPush('back', dialog);
    expect(push('back')).toBe(true);
    expect(screen).not.toHaveBeenCalled();
    close();
    expect(push('back')).toBe(true);
    expect(screen).toHaveBeenCalledTimes(1);
    expect(dialog).toHaveBeenCalledTimes(1);
  });

  test('is left to the shell when no handler returns true', () => {
    const watcher = jest.fn();
    unsubscribes.push(
      onPush('back', watcher),
      onPush('back', () => 'yes'),
    );
    expect(push('back')).toBe(false);
    expect(watcher).toHaveBeenCalledTimes(1);
  });

  test('skips a handler that throws and reports the error', () => {
    const error = new Error('page');
    unsubscribes.push(
      onPush('back', () => true),
      onPush('back', () => {
        throw error;
      }),
    );
    expect(push('back')).toBe(true);
    expect(reportError).toHaveBeenCalledWith(error);
  });

  test.each([null, 5, 'now', [], {}])('is handled with %j instead of its time', (data) => {
    unsubscribes.push(onPush('back', () => true));
    expect(push('back', data)).toBe(true);
  });
});

describe('a link', () => {
  const link = { to: '/pages/my-loan/my-loan?tab=1' };

  test('is not handled before a handler navigates', () => {
    unsubscribes.push(onPush('link', jest.fn()));
    expect(push('link', link)).toBe(false);
    const follow = jest.fn(() => true);
    unsubscribes.push(onPush('link', follow));
    expect(push('link', link)).toBe(true);
    expect(follow).toHaveBeenCalledWith(link);
  });

  test.each([
    undefined,
    null,
    {},
    link.to,
    [link.to],
    { to: 7 },
    { to: '' },
    { to: [link.to] },
    { to: 'https://evil.example' },
    { to: '//a' },
  ])('with %j is ignored', (data) => {
    const follow = jest.fn(() => true);
    unsubscribes.push(onPush('link', follow));
    expect(push('link', data)).toBe(false);
    expect(follow).not.toHaveBeenCalled();
  });
});

describe.each(['pause', 'resume'] as const)('%s', (event) => {
  test('reaches every handler, whatever they return', () => {
    const first = jest.fn(() => true);
    const second = jest.fn(() => true);
    unsubscribes.push(onPush(event, first), onPush(event, second));
    expect(push(event)).toBe(true);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(1);
  });

  test('is not handled without a handler', () => {
    onPush(event, jest.fn())();
    expect(push(event)).toBe(false);
  });
});

describe('a state', () => {
  test('reaches its handlers and those that are added later', () => {
    const early = jest.fn();
    unsubscribes.push(onPush('insets', early));
    expect(early).not.toHaveBeenCalled();
    expect(push('insets', insets)).toBe(true);
    expect(early).toHaveBeenCalledWith(insets);
    const late = jest.fn();
    unsubscribes.push(onPush('insets', late));
    expect(late).toHaveBeenCalledWith(insets);
  });

  test('is handled and stored without a handler', () => {
    unsubscribes.push(onPush('back', jest.fn()));
    expect(push('network', { online: false })).toBe(true);
    const handler = jest.fn();
    unsubscribes.push(onPush('network', handler));
    expect(handler).toHaveBeenCalledWith({ online: false });
  });

  test('of the theme says whether the device is dark', () => {
    const handler = jest.fn();
    unsubscribes.push(onPush('theme', handler));
    expect(push('theme', { dark: true, other: 1 })).toBe(true);
    expect(push('theme', { dark: false })).toBe(true);
    expect(handler.mock.calls.slice(-2)).toEqual([[{ dark: true }], [{ dark: false }]]);
  });

  test.each([
    ['theme', undefined],
    ['theme', {}],
    ['theme', { dark: 'yes' }],
    ['network', undefined],
    ['network', {}],
    ['network', { online: 'yes' }],
    ['insets', null],
    ['insets', [1, 2, 3, 4, 5]],
    ['insets', { ...insets, top: '24' }],
    ['insets', { ...insets, bottom: -1 }],
    ['insets', { ...insets, keyboard: undefined }],
  ] as const)('%s with %j is ignored', (event, data) => {
    const handler = jest.fn();
    unsubscribes.push(onPush(event, handler));
    handler.mockClear();
    expect(push(event, data)).toBe(false);
    expect(handler).not.toHaveBeenCalled();
  });

  test('is ignored when a length in JSON is beyond all numbers', () => {
    unsubscribes.push(onPush('insets', jest.fn()));
    const text = JSON.stringify({ event: 'insets', data: { ...insets, top: 'all' } });
    expect(window.onMessage?.(text.replace('"all"', '1e999'))).toBe(false);
  });
});
