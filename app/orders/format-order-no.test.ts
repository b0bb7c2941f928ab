import { formatOrderNo } from './format-order-no';

test('eight digits are two groups that no line breaks', () => {
  expect(formatOrderNo('26110482')).toBe('2611\u00a00482');
});

test('groups are counted from the end', () => {
  expect(formatOrderNo('261100482')).toBe('2\u00a06110\u00a00482');
});

test.each(['', '123', '1234', 'LK-2611-0482'])(
  'a short or other number stays as it is: %s',
  (no) => {
    expect(formatOrderNo(no)).toBe(no);
  },
);
