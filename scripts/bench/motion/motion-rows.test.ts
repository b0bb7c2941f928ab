import { motionHead, motionRows } from './motion-rows';

test('a row sums up the frames of all runs', () => {
  const [row] = motionRows([
    {
      name: 'slide',
      recorded: [
        { delay: 90, refreshes: 13, intervals: [10, 20], work: [5, 30] },
        { delay: 110, refreshes: 13, intervals: [30], work: [15, 16] },
      ],
    },
  ]);
  expect(row).toEqual([
    ...['slide', '100', '3 of 26'],
    ...['20.0', '29.0', '30.0'],
    ...['15.5', '27.9', '30.0', '25 % of 4'],
  ]);
  expect(row).toHaveLength(motionHead.length);
});

test('a motion without frames of the main thread has no figures of them', () => {
  const [row] = motionRows([
    { name: 'drag', recorded: [{ refreshes: 60, intervals: [16], work: [] }] },
  ]);
  expect(row).toEqual(['drag', '', '1 of 60', '16.0', '16.0', '16.0', '', '', '', '']);
});
