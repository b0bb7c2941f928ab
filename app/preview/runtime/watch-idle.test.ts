import { act } from '@testing-library/react';
import { watchIdle } from './watch-idle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete document.documentElement.dataset.boot;
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Waits for idle; the mock is called when it is reached. */
function wait(watch: ReturnType<typeof watchIdle>) {
  const done = jest.fn();
  void watch.idle().then(done);
  return done;
}

test('a page that a busy machine gives no turn is not idle, however long it takes', async () => {
  const done = wait(watchIdle());
  const { now } = performance;
  // Ten seconds have passed at the second turn.
  await pass(50);
  performance.now = () => now.call(performance) + 10_000;
  await pass(50);
  expect(done).not.toHaveBeenCalled();
  performance.now = now;
  await pass(500);
  expect(done).toHaveBeenCalled();
});

test('a hidden page, which has no frames, is idle', async () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const done = wait(watchIdle());
  await pass(9000);
  expect(done).toHaveBeenCalled();
  frames.mockRestore();
});

test('a page with a pending call is not idle, except for a call without a reply', async () => {
  const watch = watchIdle();
  let resolve = (_: Response) => {};
  const answer = new Promise<Response>((end) => {
    resolve = end;
  });
  const send = watch.counted(() => answer, ['app/get_area']);
  void send(new Request('https://luka.invalid/app/get_area'));
  const withoutReply = wait(watch);
  await pass(600);
  expect(withoutReply).toHaveBeenCalled();

  void send(new Request('https://luka.invalid/app/home'));
  const done = wait(watch);
  await pass(5000);
  expect(done).not.toHaveBeenCalled();
  resolve(new Response());
  await pass(1000);
  expect(done).toHaveBeenCalled();
});

test('a page that shows that it is loading is not idle, except while a call gets no reply', async () => {
  document.body.innerHTML = '<main aria-busy="true"></main>';
  const watch = watchIdle();
  const done = wait(watch);
  await pass(5000);
  expect(done).not.toHaveBeenCalled();
  document.body.replaceChildren();
  await pass(1000);
  expect(done).toHaveBeenCalled();

  document.body.innerHTML = '<main aria-busy="true"></main>';
  const send = watch.counted(() => new Promise(() => undefined), ['app/home']);
  void send(new Request('https://luka.invalid/app/home'));
  const withoutReply = wait(watch);
  await pass(1000);
  expect(withoutReply).toHaveBeenCalled();
});
