import { act } from '@testing-library/react';
import { watchIdle } from './watch-idle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.boot;
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Begins to wait, and tells whether it is over. */
function wait(stillness: ReturnType<typeof watchIdle>) {
  const done = jest.fn();
  void stillness.still().then(done);
  return done;
}

test('a page where nothing happens is still after a moment', async () => {
  const done = wait(watchIdle());
  await pass(400);
  expect(done).not.toHaveBeenCalled();
  await pass(200);
  expect(done).toHaveBeenCalled();
});

test('a change begins the moment anew', async () => {
  const done = wait(watchIdle());
  await pass(400);
  document.body.append('more');
  await pass(300);
  expect(done).not.toHaveBeenCalled();
  await pass(300);
  expect(done).toHaveBeenCalled();
});

test('a covered page is not still', async () => {
  document.documentElement.dataset.boot = 'wait';
  const done = wait(watchIdle());
  await pass(5000);
  expect(done).not.toHaveBeenCalled();
});

test('a call under way keeps the page waiting, one that is never answered does not', async () => {
  const stillness = watchIdle();
  let resolve = (_: Response) => {};
  const answer = new Promise<Response>((end) => {
    resolve = end;
  });
  const send = stillness.counted(() => answer, ['app/get_area']);
  void send(new Request('https://luka.invalid/app/get_area'));
  const silentOnly = wait(stillness);
  await pass(600);
  expect(silentOnly).toHaveBeenCalled();

  void send(new Request('https://luka.invalid/app/home'));
  const done = wait(stillness);
  await pass(5000);
  expect(done).not.toHaveBeenCalled();
  resolve(new Response());
  await pass(1000);
  expect(done).toHaveBeenCalled();
});

test('a script that is loading keeps the page waiting', async () => {
  const done = wait(watchIdle());
  const script = document.createElement('script');
  script.src = 'chunk.js';
  document.head.append(script);
  await pass(5000);
  expect(done).not.toHaveBeenCalled();
  script.dispatchEvent(new Event('load'));
  await pass(1000);
  expect(done).toHaveBeenCalled();
});
