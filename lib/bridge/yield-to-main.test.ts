import { createYieldToMain } from './yield-to-main';

afterEach(() => jest.restoreAllMocks());

test('does not yield during short work', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(0);
  const task = jest.fn();
  setTimeout(task);
  const yieldToMain = createYieldToMain();
  await yieldToMain();
  await yieldToMain();
  expect(task).not.toHaveBeenCalled();
});

test('yields after half a frame of work, then not again at once', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const yieldToMain = createYieldToMain();
  now.mockReturnValue(9);
  const first = jest.fn();
  setTimeout(first);
  await yieldToMain();
  expect(first).toHaveBeenCalledTimes(1);
  const second = jest.fn();
  setTimeout(second);
  await yieldToMain();
  expect(second).not.toHaveBeenCalled();
});
