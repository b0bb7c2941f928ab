import { onPush } from './push';

const insets = { top: 24, right: 0, bottom: 48.5, left: 0, keyboard: 300 };
const stops: (() => void)[] = [];
const reportError = jest.fn();

beforeEach(() => {
  globalThis.reportError = reportError;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function push(event: string, data?: unknown): unknown {
  return window.onMessage?.(JSON.stringify({ event, data }));
}

describe('back', () => {
  test('is dealt with by the newest handler that says so', () => {
    const screen = jest.fn(() => true);
    const dialog = jest.fn(() => true);
    stops.push(onPush('back', screen));
    const close = onPush('back', dialog);
    expect(push('back')).toBe(true);
    expect(screen).not.toHaveBeenCalled();
    close();
    expect(push('back')).toBe(true);
    expect(screen).toHaveBeenCalledTimes(1);
    expect(dialog).toHaveBeenCalledTimes(1);
  });

  test('that no handler deals with is left to the shell', () => {
    const watcher = jest.fn();
    stops.push(
      onPush('back', watcher),
      onPush('back', () => 'yes'),
    );
    expect(push('back')).toBe(false);
    expect(watcher).toHaveBeenCalledTimes(1);
  });

  test('passes a handler that throws, and the error is reported', () => {
    const error = new Error('page');
    stops.push(
      onPush('back', () => true),
      onPush('back', () => {
        throw error;
      }),
    );
    expect(push('back')).toBe(true);
    expect(reportError).toHaveBeenCalledWith(error);
  });
});

describe('a link', () => {
  const link = { to: '/pages/my-loan/my-loan?tab=1' };

  test('is not taken before somebody leads there', () => {
    stops.push(onPush('link', jest.fn()));
    expect(push('link', link)).toBe(false);
    const follow = jest.fn(() => true);
    stops.push(onPush('link', follow));
    expect(push('link', link)).toBe(true);
    expect(follow).toHaveBeenCalledWith(link);
  });

  test.each([undefined, {}, { to: 7 }, { to: '' }, { to: 'https://evil.example' }, { to: '//a' }])(
    'with %j is ignored',
    (data) => {
      const follow = jest.fn(() => true);
      stops.push(onPush('link', follow));
      expect(push('link', data)).toBe(false);
      expect(follow).not.toHaveBeenCalled();
    },
  );
});

describe.each(['pause', 'resume'] as const)('%s', (event) => {
  test('reaches every handler, whatever the others say', () => {
    const first = jest.fn(() => true);
    const second = jest.fn(() => true);
    stops.push(onPush(event, first), onPush(event, second));
    expect(push(event)).toBe(true);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(1);
  });

  test('without a handler is not taken', () => {
    onPush(event, jest.fn())();
    expect(push(event)).toBe(false);
  });
});

describe('a state', () => {
  test('reaches its handlers, then also those that come later', () => {
    const early = jest.fn();
    stops.push(onPush('insets', early));
    expect(early).not.toHaveBeenCalled();
    expect(push('insets', insets)).toBe(true);
    expect(early).toHaveBeenCalledWith(insets);
    const late = jest.fn();
    stops.push(onPush('insets', late));
    expect(late).toHaveBeenCalledWith(insets);
  });

  test('is taken and remembered without a handler', () => {
    stops.push(onPush('back', jest.fn()));
    expect(push('network', { online: false })).toBe(true);
    const handler = jest.fn();
    stops.push(onPush('network', handler));
    expect(handler).toHaveBeenCalledWith({ online: false });
  });

  test.each([
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
    stops.push(onPush(event, handler));
    handler.mockClear();
    expect(push(event, data)).toBe(false);
    expect(handler).not.toHaveBeenCalled();
  });

  test('that is not a number is ignored', () => {
    stops.push(onPush('insets', jest.fn()));
    expect(window.onMessage?.({ event: 'insets', data: { ...insets, left: Number.NaN } })).toBe(
      false,
    );
  });
});

test.each(['update', '', '__proto__', 'constructor', 'toString'])('%p is no push', (event) => {
  stops.push(onPush('back', () => true));
  expect(push(event)).toBe(false);
});

test('one handler added twice is called twice, and taken away once at a time', () => {
  const handler = jest.fn();
  const stop = onPush('resume', handler);
  stops.push(onPush('resume', handler));
  push('resume');
  expect(handler).toHaveBeenCalledTimes(2);
  stop();
  stop();
  push('resume');
  expect(handler).toHaveBeenCalledTimes(3);
});
