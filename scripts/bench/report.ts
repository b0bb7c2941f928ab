import type { Load } from './load/measure';
import { type AppResult, navigations } from './load/measure-apps';
import { median, spread } from './statistics';

type Circumstances = { runs: number; browser: string; machine: string };

/** The page of results: a row for each app, medians with the middle half, and ratios to the peer that is Next alone. */
export function resultsPage(results: readonly AppResult[], circumstances: Circumstances): string {
  const { runs, browser, machine } = circumstances;
  return `# Benchmarks

Written by \`npm run bench\`: ${runs} runs of every app in turn, in ${browser} on ${machine}, the processor slowed four times, screen 360 x 800, an empty cache. In brackets the middle half of the runs. Peers are in \`scripts/bench/peers\`: the same two screens with Next alone, Vite + React, Ionic and uni-app. Times depend on the machine; compare them within one table.

## Over slow 4G (Lighthouse's, 562 ms a request)

${table(results, 'slow')}

LCP against Next alone: ${ratios(results)}.

## From local files, as in the APK

${table(results, 'local')}

## Tap to the next screen's paint, and memory

${tapTable(results)}
`;
}

const columns: { title: string; value: (load: Load) => number; digits: number }[] = [
  { title: 'first paint, ms', value: ({ fcp }) => fcp, digits: 0 },
  { title: 'LCP, ms', value: ({ lcp }) => lcp, digits: 0 },
  { title: 'interactive, ms', value: ({ interactive }) => interactive, digits: 0 },
  { title: 'data shown, ms', value: ({ data }) => data, digits: 0 },
  { title: 'TBT, ms', value: ({ tbt }) => tbt, digits: 0 },
  { title: 'CLS', value: ({ cls }) => cls, digits: 3 },
  { title: 'KB', value: ({ kilobytes }) => kilobytes, digits: 0 },
  { title: 'requests', value: ({ requests }) => requests, digits: 0 },
];

function table(results: readonly AppResult[], line: 'slow' | 'local'): string {
  return markdown(
    ['', ...columns.map(({ title }) => title)],
    results.map((result) => [
      result.name,
      ...columns.map(({ value, digits }) => figure(result[line].map(value), digits)),
    ]),
  );
}

function tapTable(results: readonly AppResult[]): string {
  const measured = results.filter(({ taps }) => taps.length > 0);
  return markdown(
    ['', 'tap to paint, ms', ...navigations.map((count) => `heap after ${count}, MB`)],
    measured.map(({ name, taps, heap }) => [
      name,
      figure(taps, 0),
      ...heap.map((size) => size.toFixed(1)),
    ]),
  );
}

function ratios(results: readonly AppResult[]): string {
  const lcpOf = ({ slow }: AppResult) => median(slow.map(({ lcp }) => lcp));
  const next = results.find(({ name }) => name === 'Next');
  if (!next) return 'not measured';
  return results
    .map((result) => `${result.name} ${(lcpOf(result) / lcpOf(next)).toFixed(2)}`)
    .join(', ');
}

function figure(values: readonly number[], digits: number): string {
  if (values.length === 0 || values.every((value) => value === 0)) return digits > 0 ? '0' : '';
  const [low, high] = spread(values);
  return `${median(values).toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`;
}

function markdown(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}
