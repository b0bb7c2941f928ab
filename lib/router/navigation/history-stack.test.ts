import { pushed, replaced, startStack, traverse } from './history-stack';

const abc = pushed(pushed(startStack('a'), 'b'), 'c');

test('is a back navigation when the hash is the previous entry', () => {
  expect(traverse(abc, 'b')).toEqual({
    stack: { hashes: ['a', 'b', 'c'], index: 1 },
    navigationType: 'back',
    distance: -1,
  });
});

test('is one back navigation of distance 2 when two entries are skipped', () => {
  expect(traverse(abc, 'a')).toMatchObject({
    navigationType: 'back',
    distance: -2,
    stack: { index: 0 },
  });
});

test('is a forward navigation when the hash is ahead', () => {
  const atB = traverse(abc, 'b').stack;
  expect(traverse(atB, 'c')).toMatchObject({
    navigationType: 'forward',
    distance: 1,
    stack: { index: 2 },
  });
});

test('is a forward navigation when the hash is ahead of the first entry', () => {
  expect(traverse({ ...abc, index: 0 }, 'b')).toEqual({
    stack: { ...abc, index: 1 },
    navigationType: 'forward',
    distance: 1,
  });
});

test('is a back navigation when a screen is as near behind as ahead', () => {
  const twice = pushed(pushed(pushed(startStack('home'), 'a'), 'b'), 'a');
  const { stack } = traverse(twice, 'b');
  expect(traverse(stack, 'a')).toEqual({
    stack: { hashes: ['home', 'a', 'b', 'a'], index: 1 },
    navigationType: 'back',
    distance: -1,
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

test('keeps the entries before and after when the current one is replaced', () => {
  expect(replaced(traverse(abc, 'b').stack, 'x')).toEqual({ hashes: ['a', 'x', 'c'], index: 1 });
});

test('is a push when the first entry has nothing before it', () => {
  expect(traverse(startStack('a'), 'b').navigationType).toBe('push');
});
