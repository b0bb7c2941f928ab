import { sheetLayout } from './sheet';

const picture = (height: number) => ({ width: 360, height });

test('three columns and two rows, a row as high as its highest picture', () => {
  const pictures = [800, 900, 850, 800, 800, 800].map(picture);
  const { rows, width, height } = sheetLayout(pictures, { columns: 3, scale: 1 });
  expect(width).toBe(24 + 3 * (360 + 24));
  expect(height).toBe(24 + (36 + 900 + 24) + (36 + 800 + 24));
  expect(rows.map(({ x }) => x)).toEqual([24, 408, 792, 24, 408, 792]);
  expect(rows.map(({ y }) => y)).toEqual([60, 60, 60, 1020, 1020, 1020]);
});

test('margins grow with the scale of the pictures', () => {
  const { width, height } = sheetLayout([{ width: 720, height: 1600 }], { columns: 3, scale: 2 });
  expect([width, height]).toEqual([48 + 720 + 48, 48 + 72 + 1600 + 48]);
});
