import { getDefaultStore } from 'jotai';
import { handleBack, isBackStackEmptyAtom, pushBackHandler } from './back-stack';

const undo: (() => void)[] = [];
const push = (handler: () => boolean) => undo.push(pushBackHandler(handler));

afterEach(() => {
  for (const remove of undo.splice(0)) remove();
});

test('only the latest handler is called', () => {
  const lower = jest.fn(() => true);
  const upper = jest.fn(() => true);
  push(lower);
  push(upper);
  expect(handleBack()).toBe(true);
  expect(upper).toHaveBeenCalledTimes(1);
  expect(lower).not.toHaveBeenCalled();
});

test('the next handler is called when the latest one returns false', () => {
  const lower = jest.fn(() => true);
  push(lower);
  push(() => false);
  expect(handleBack()).toBe(true);
  expect(lower).toHaveBeenCalledTimes(1);
});

test('a handler may remove itself while it runs', () => {
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

test('a handler on top stays there', () => {
  const later = jest.fn(() => true);
  const removeLock = pushBackHandler(() => true, { isOnTop: true });
  push(later);
  expect(handleBack()).toBe(true);
  expect(later).not.toHaveBeenCalled();
  removeLock();
  handleBack();
  expect(later).toHaveBeenCalledTimes(1);
});

test('is empty until a handler was added, and once the last one was removed', () => {
  const isEmpty = () => getDefaultStore().get(isBackStackEmptyAtom);
  expect(isEmpty()).toBe(true);
  const lower = pushBackHandler(() => true);
  const upper = pushBackHandler(() => true);
  upper();
  upper();
  expect(isEmpty()).toBe(false);
  lower();
  expect(isEmpty()).toBe(true);
});
