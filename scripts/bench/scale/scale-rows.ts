import { median } from '../statistics';
import type { ScaleResult } from './measure-scale';

/** The heads of {@link listRows}. */
export const listHead = [
  '',
  'rows',
  'a further page, ms',
  'memory, MB',
  'tasks over 50 ms: scrolling',
  'entering a loan',
  'coming back',
];

/** A row for each point of each list; the tasks, of all runs together, are in the list's first row. */
export function listRows({ lists }: Pick<ScaleResult, 'lists'>): string[][] {
  return lists.flatMap(({ name, runs }) => {
    const all = runs.flatMap(({ points }) => points);
    const rows = [...new Set(all.map((point) => point.rows))];
    return rows.map((count, index) => {
      const points = all.filter((point) => point.rows === count);
      const tasks = [
        runs.flatMap(({ scrolling }) => scrolling),
        runs.flatMap(({ entering }) => entering),
        runs.flatMap(({ returning }) => returning),
      ];
      return [
        index === 0 ? name : '',
        count.toLocaleString('en'),
        median(points.map(({ processor }) => processor)).toFixed(0),
        median(points.map(({ memory }) => memory)).toFixed(1),
        ...tasks.map((each) => (index === 0 ? summary(each) : '')),
      ];
    });
  });
}

/** The heads of {@link uploadRows}. */
export const uploadHead = ['', 's', 'tasks over 50 ms', 'memory before, MB', 'peak', 'after'];

/** A row for each upload: medians, and the tasks of all runs together. */
export function uploadRows({ uploads }: Pick<ScaleResult, 'uploads'>): string[][] {
  return uploads.map(({ name, runs }) => {
    const middle = (key: 'elapsed' | 'before' | 'peak' | 'after') =>
      median(runs.map((run) => run[key]));
    return [
      name,
      (middle('elapsed') / 1000).toFixed(1),
      summary(runs.flatMap(({ longTasks }) => longTasks)),
      middle('before').toFixed(1),
      middle('peak').toFixed(1),
      middle('after').toFixed(1),
    ];
  });
}

/** How many, and the longest in ms. */
function summary(tasks: readonly number[]): string {
  if (tasks.length === 0) return 'none';
  return `${tasks.length}, up to ${Math.max(...tasks).toFixed(0)} ms`;
}
