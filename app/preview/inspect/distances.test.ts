import { distancesOf } from './distances';

const box = (x: number, y: number, width = 10, height = 10) => ({ x, y, width, height });

test('boxes below each other have a distance down, in either order', () => {
  expect(distancesOf(box(0, 0), box(0, 26))).toEqual({ kind: 'apart', down: 16 });
  expect(distancesOf(box(0, 26), box(0, 0))).toEqual({ kind: 'apart', down: 16 });
});

test('boxes that touch are 0 px apart', () => {
  expect(distancesOf(box(0, 0), box(10, 0))).toEqual({ kind: 'apart', across: 0 });
});

test('diagonal boxes have both distances', () => {
  expect(distancesOf(box(0, 0), box(14, 18.26))).toEqual({ kind: 'apart', across: 4, down: 8.3 });
});

test('a box inside another has the distances of its edges', () => {
  expect(distancesOf(box(4, 2, 10, 10), box(0, 0, 30, 20))).toEqual({
    kind: 'inside',
    ...{ top: 2, right: 16, bottom: 8, left: 4 },
  });
});
