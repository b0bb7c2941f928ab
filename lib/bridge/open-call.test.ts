import { OpenCall, timeouts } from './open-call';

beforeEach(() => jest.useFakeTimers());

function open(caller?: AbortSignal) {
  const resolve = jest.fn();
  const reject = jest.fn();
  return { call: new OpenCall('location', caller, { resolve, reject }), resolve, reject };
}

test('extending by less than is left brings the deadline forward', () => {
  const { call } = open();
  call.extend(1000);
  jest.advanceTimersByTime(1000);
  expect(call.isOver).toBe(true);
});

test('many calls have one timer, and each ends at its own deadline', () => {
  const first = open().call;
  jest.advanceTimersByTime(5000);
  const second = open().call;
  const third = open().call;
  third.extend(timeouts.userAction);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(10_000);
  expect([first, second, third].map(({ isOver }) => isOver)).toEqual([true, false, false]);
  jest.advanceTimersByTime(5000);
  expect([first, second, third].map(({ isOver }) => isOver)).toEqual([true, true, false]);
  third.resolve(undefined);
  expect(jest.getTimerCount()).toBe(0);
});

test("is cancelled by the caller's signal, also by one that was aborted before", () => {
  const caller = new AbortController();
  const { reject } = open(caller.signal);
  expect(reject).not.toHaveBeenCalled();
  caller.abort();
  const cancelled = expect.objectContaining({ code: 'cancelled', event: 'location' });
  expect(reject.mock.calls).toEqual([[cancelled]]);
  const late = open(caller.signal);
  expect(late.call.isOver).toBe(true);
  expect(late.reject.mock.calls).toEqual([[cancelled]]);
});

test('ends once, removes timer and listener, and runs what was to run then', () => {
  const caller = new AbortController();
  const { call, resolve, reject } = open(caller.signal);
  const work = jest.fn();
  call.onEnd(work);
  call.resolve(5);
  call.resolve(6);
  call.reject(new Error('late'));
  caller.abort();
  expect(jest.getTimerCount()).toBe(0);
  expect(resolve.mock.calls).toEqual([[5]]);
  expect(reject).not.toHaveBeenCalled();
  expect(work).toHaveBeenCalledTimes(1);
});

test('an error that is not of the bridge becomes failed', () => {
  const { call, reject } = open();
  call.reject(new TypeError('no such method'));
  const text = 'location: TypeError: no such method';
  expect(reject).toHaveBeenCalledWith(expect.objectContaining({ code: 'failed', message: text }));
});
