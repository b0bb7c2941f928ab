import { createRandom, newId } from './random';

test('the same seed gives the same numbers', () => {
  const one = createRandom({ random: 7 });
  const other = createRandom({ random: 7 });
  const rolls = (random: typeof one) => Array.from({ length: 20 }, () => random.below(1000));
  expect(rolls(one)).toEqual(rolls(other));
});

test('another seed gives other numbers', () => {
  expect(newId(createRandom({ random: 1 }), 'img')).not.toBe(
    newId(createRandom({ random: 2 }), 'img'),
  );
});

test('continues from a stored state', () => {
  const state = { random: 1 };
  const first = newId(createRandom(state), 'img');
  const stored = { ...state };
  const next = newId(createRandom(state), 'img');
  expect(next).not.toBe(first);
  expect(newId(createRandom(stored), 'img')).toBe(next);
});

test('below() covers 0 to the limit - 1', () => {
  const random = createRandom({ random: 3 });
  const rolls = new Set(Array.from({ length: 500 }, () => random.below(6)));
  expect([...rolls].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

test('an id has its kind and 16 hexadecimal digits', () => {
  expect(newId(createRandom({ random: 1 }), 'img')).toMatch(/^img_[0-9a-f]{16}$/);
});
