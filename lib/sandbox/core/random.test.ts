import { createRandom, newId } from './random';

test('the same seed gives the same chance', () => {
  const one = createRandom({ random: 7 });
  const other = createRandom({ random: 7 });
  const rolls = (random: typeof one) => Array.from({ length: 20 }, () => random.below(1000));
  expect(rolls(one)).toEqual(rolls(other));
});

test('another seed gives another chance', () => {
  expect(newId(createRandom({ random: 1 }), 'img')).not.toBe(
    newId(createRandom({ random: 2 }), 'img'),
  );
});

test('chance goes on from where it was kept', () => {
  const place = { random: 1 };
  const first = newId(createRandom(place), 'img');
  const kept = { ...place };
  const next = newId(createRandom(place), 'img');
  expect(next).not.toBe(first);
  expect(newId(createRandom(kept), 'img')).toBe(next);
});

test('numbers stay below their limit and reach both ends', () => {
  const random = createRandom({ random: 3 });
  const rolls = new Set(Array.from({ length: 500 }, () => random.below(6)));
  expect([...rolls].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

test('an id says its kind and has 16 hexadecimal digits', () => {
  expect(newId(createRandom({ random: 1 }), 'img')).toMatch(/^img_[0-9a-f]{16}$/);
});
