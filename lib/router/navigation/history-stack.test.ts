import { distanceToStart, pushed, startStack, traverse } from './history-stack';

const abc = pushed(pushed(startStack('a'), 'b'), 'c');

test('is a push that drops the entries ahead when the hash is unknown', () => {
  const atB = traverse(abc, 'b').stack;
  expect(traverse(atB, 'd')).toMatchObject({
    navigationType: 'push',
    stack: { hashes: ['a', 'b', 'd'], index: 2 },
  });
});

test('the distance to the first entry is that to the first one that the browser still has', () => {
  const long = Array.from({ length: 59 }, (_, index) => `${index}`).reduce(pushed, abc);
  expect(distanceToStart(long, { ofFrames: 0, ofTab: 50 })).toBe(-49);
  expect(distanceToStart({ ...long, index: 41 }, { ofFrames: 0, ofTab: 50 })).toBe(-29);
  expect(distanceToStart({ ...long, index: 5 }, { ofFrames: 0, ofTab: 50 })).toBe(-0);
});
