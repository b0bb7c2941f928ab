import { parseRange } from './byte-range';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=2-99', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
])('of ten bytes, %s are %j', (header, range) => {
  expect(parseRange(header, 10)).toEqual(range);
});

test.each([undefined, '', 'bytes=-', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b'])(
  'the header %j asks for the whole',
  (header) => {
    expect(parseRange(header, 10)).toBe('whole');
  },
);

test.each(['bytes=10-', 'bytes=5-4', 'bytes=-0'])('%s lies outside of ten bytes', (header) => {
  expect(parseRange(header, 10)).toBe('unsatisfiable');
});
