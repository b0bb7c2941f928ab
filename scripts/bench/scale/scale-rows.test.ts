import { listHead, listRows, uploadHead, uploadRows } from './scale-rows';

const point = (rows: number, processor: number, memory: number) => ({ rows, processor, memory });

test('a list has a row for each point, and the tasks of all runs in the first', () => {
  const rows = listRows({
    lists: [
      {
        name: '10,000 orders',
        runs: [
          {
            points: [point(200, 40, 10), point(2000, 60, 14)],
            ...{ scrolling: [51.2], entering: [], returning: [60, 70.4] },
          },
          {
            points: [point(200, 50, 11), point(2000, 70, 15)],
            ...{ scrolling: [99.6, 52], entering: [], returning: [] },
          },
        ],
      },
    ],
  });
  expect(rows).toEqual([
    ['10,000 orders', '200', '45', '10.5', '3, up to 100 ms', 'none', '2, up to 70 ms'],
    ['', '2,000', '65', '14.5', '', '', ''],
  ]);
  for (const row of rows) expect(row).toHaveLength(listHead.length);
});

test('an upload has the medians of its runs and the tasks of all', () => {
  const run = { elapsed: 2000, before: 5, peak: 60, after: 6 };
  const rows = uploadRows({
    uploads: [
      {
        name: '2,000 apps',
        runs: [
          { ...run, longTasks: [] },
          { ...run, elapsed: 3000, peak: 80, longTasks: [55] },
        ],
      },
    ],
  });
  expect(rows).toEqual([['2,000 apps', '2.5', '1, up to 55 ms', '5.0', '70.0', '6.0']]);
  expect(rows[0]).toHaveLength(uploadHead.length);
});
