import { createPacer } from './pacer';

afterEach(() => jest.restoreAllMocks());

test('short work goes on without a turn for the page', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(0);
  const turn = jest.fn();
  setTimeout(turn);
  const breathe = createPacer();
  await breathe();
  await breathe();
  expect(turn).not.toHaveBeenCalled();
});

test('after half a frame of work the page gets a turn, and the count begins anew', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const breathe = createPacer();
  now.mockReturnValue(9);
  const first = jest.fn();
  setTimeout(first);
  await breathe();
  expect(first).toHaveBeenCalledTimes(1);
  const second = jest.fn();
  setTimeout(second);
  await breathe();
  expect(second).not.toHaveBeenCalled();
});
