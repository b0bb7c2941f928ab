import { nextTask } from './next-task';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'scheduler');
  jest.useRealTimers();
});

test('waits for a timer where the browser has no scheduler', async () => {
  const then = jest.fn();
  void nextTask().then(then);
  await Promise.resolve();
  expect(then).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(0);
  expect(then).toHaveBeenCalledTimes(1);
});

test('waits for no timer where the browser has a scheduler, but for its task', async () => {
  const tasks: (() => void)[] = [];
  const postTask = (task: () => void) =>
    new Promise<void>((resolve) => tasks.push(() => resolve(task())));
  Object.assign(globalThis, { scheduler: { postTask } });
  const next = nextTask();
  expect(jest.getTimerCount()).toBe(0);
  expect(tasks).toHaveLength(1);
  for (const run of tasks) run();
  await expect(next).resolves.toBeUndefined();
});
