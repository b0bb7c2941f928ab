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
