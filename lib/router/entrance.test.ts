import { animatedElement } from '@/lib/testing/animated-element';
import { enter, entered } from './entrance';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Whether no screen is being entered, after so many ms. */
async function isEntered(afterMs: number): Promise<boolean> {
  const then = jest.fn();
  void entered().then(then);
  await jest.advanceTimersByTimeAsync(afterMs);
  return then.mock.calls.length > 0;
}

test('without a transition nothing waits', async () => {
  expect(await isEntered(0)).toBe(true);
  enter(document.createElement('div'));
  expect(await isEntered(40)).toBe(true);
});

test('without a transition nothing waits for another task either', async () => {
  const then = jest.fn();
  void entered().then(then);
  expect(jest.getTimerCount()).toBe(0);
  await Promise.resolve();
  expect(then).toHaveBeenCalledTimes(1);
});

test('waits until the last frame of the transition is painted', async () => {
  const slide = animatedElement();
  enter(slide.element);
  // A frame takes 16 ms in Jest: twelve of them.
  expect(await isEntered(192)).toBe(false);
  slide.end();
  expect(await isEntered(10)).toBe(false);
  expect(await isEntered(10)).toBe(true);
});

test.each(['end', 'cancel'] as const)('waits until the %s of the transition', async (how) => {
  const slide = animatedElement();
  enter(slide.element);
  expect(await isEntered(200)).toBe(false);
  slide[how]();
  expect(await isEntered(20)).toBe(true);
});

test('waits for a second screen that is entered meanwhile', async () => {
  const [first, second] = [animatedElement(), animatedElement()];
  enter(first.element);
  const then = jest.fn();
  void entered().then(then);
  await jest.advanceTimersByTimeAsync(20);
  enter(second.element);
  first.end();
  await jest.advanceTimersByTimeAsync(20);
  expect(then).not.toHaveBeenCalled();
  second.end();
  await jest.advanceTimersByTimeAsync(20);
  expect(then).toHaveBeenCalledTimes(1);
});

test('waits for a second at most, as a hidden page ends no animation', async () => {
  enter(animatedElement().element);
  expect(await isEntered(900)).toBe(false);
  expect(await isEntered(200)).toBe(true);
});
