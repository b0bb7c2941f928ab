import { distanceToStart, pushed, startStack, traverse } from './history-stack';

const abc = pushed(pushed(startStack('a'), 'b'), 'c');

test('is one back navigation of distance 2 when two entries are skipped', () => {
  expect(traverse(abc, 'a')).toMatchObject({
    navigationType: 'back',
    distance: -2,
    stack: { index: 0 },
  });
});

test('is a forward navigation when the hash is ahead of the first entry', () => {
  expect(traverse({ ...abc, index: 0 }, 'b')).toEqual({
    stack: { ...abc, index: 1 },
    navigationType: 'forward',
    distance: 1,
  });
});

test('is a push that drops the entries ahead when the hash is unknown', () => {
  const atB = traverse(abc, 'b').stack;
  expect(traverse(atB, 'd')).toMatchObject({
    navigationType: 'push',
    stack: { hashes: ['a', 'b', 'd'], index: 2 },
  });
});

test('takes the nearer entry when a screen is on the stack twice', () => {
  const aba = pushed(pushed(startStack('a'), 'b'), 'a');
  expect(traverse(aba, 'b')).toMatchObject({ navigationType: 'back', stack: { index: 1 } });
});

describe('the distance to the first entry', () => {
  const atB = traverse(abc, 'b').stack;

  test('is that of the app, past the entries that frames have added', () => {
    expect(distanceToStart(startStack('a'), { ofFrames: 2, ofTab: 3 })).toBe(0);
    expect(distanceToStart(abc, { ofFrames: 0, ofTab: 3 })).toBe(-2);
    expect(distanceToStart(atB, { ofFrames: 0, ofTab: 3 })).toBe(-1);
    expect(distanceToStart(abc, { ofFrames: 2, ofTab: 5 })).toBe(-4);
  });

  test('is that to the first one that the browser still has', () => {
    const long = Array.from({ length: 59 }, (_, index) => `${index}`).reduce(pushed, abc);
    expect(distanceToStart(long, { ofFrames: 0, ofTab: 50 })).toBe(-49);
    expect(distanceToStart({ ...long, index: 41 }, { ofFrames: 0, ofTab: 50 })).toBe(-29);
    expect(distanceToStart({ ...long, index: 5 }, { ofFrames: 0, ofTab: 50 })).toBe(-0);
  });
});
