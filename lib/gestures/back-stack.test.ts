import { handleBack, pushBackHandler } from './back-stack';

const undo: (() => void)[] = [];
const push = (handler: () => boolean) => undo.push(pushBackHandler(handler));

afterEach(() => {
  for (const remove of undo.splice(0)) remove();
});

test('with nothing open Back is left to the router', () => {
  expect(handleBack()).toBe(false);
});

test('only what opened last hears Back', () => {
  const lower = jest.fn(() => true);
  const upper = jest.fn(() => true);
  push(lower);
  push(upper);
  expect(handleBack()).toBe(true);
  expect(upper).toHaveBeenCalledTimes(1);
  expect(lower).not.toHaveBeenCalled();
});

test('a handler that declines passes Back on to the one below', () => {
  const lower = jest.fn(() => true);
  push(lower);
  push(() => false);
  expect(handleBack()).toBe(true);
  expect(lower).toHaveBeenCalledTimes(1);
});

test('a handler taken off twice does not take another one with it', () => {
  const handler = jest.fn(() => true);
  const first = pushBackHandler(handler);
  push(handler);
  first();
  first();
  expect(handleBack()).toBe(true);
  expect(handler).toHaveBeenCalledTimes(1);
});

test('a handler that takes itself off while it runs leaves the rest whole', () => {
  const lower = jest.fn(() => true);
  push(lower);
  const remove = pushBackHandler(() => {
    remove();
    return true;
  });
  expect(handleBack()).toBe(true);
  expect(lower).not.toHaveBeenCalled();
  expect(handleBack()).toBe(true);
  expect(lower).toHaveBeenCalledTimes(1);
});
