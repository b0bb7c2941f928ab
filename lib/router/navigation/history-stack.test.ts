import { pushed, replaced, startStack, travelled } from './history-stack';

const abc = pushed(pushed(startStack('a'), 'b'), 'c');

test('going to the entry before is a move back', () => {
  expect(travelled(abc, 'b')).toEqual({
    stack: { hashes: ['a', 'b', 'c'], index: 1 },
    move: 'back',
    distance: -1,
  });
});

test('going two entries back at once is one move of two', () => {
  expect(travelled(abc, 'a')).toMatchObject({ move: 'back', distance: -2, stack: { index: 0 } });
});

test('after going back the entry ahead is a move forward', () => {
  const atB = travelled(abc, 'b').stack;
  expect(travelled(atB, 'c')).toMatchObject({ move: 'forward', distance: 1, stack: { index: 2 } });
});

test('an address that is not known is a push, and cuts what lay ahead', () => {
  const atB = travelled(abc, 'b').stack;
  expect(travelled(atB, 'd')).toMatchObject({
    move: 'push',
    stack: { hashes: ['a', 'b', 'd'], index: 2 },
  });
});

test('the same screen twice on the stack: back leads to the nearer one', () => {
  const aba = pushed(pushed(startStack('a'), 'b'), 'a');
  expect(travelled(aba, 'b')).toMatchObject({ move: 'back', stack: { index: 1 } });
});

test('replacing keeps what is behind and ahead', () => {
  expect(replaced(travelled(abc, 'b').stack, 'x')).toEqual({ hashes: ['a', 'x', 'c'], index: 1 });
});

test('at the first entry nothing is behind', () => {
  expect(travelled(startStack('a'), 'b').move).toBe('push');
});
