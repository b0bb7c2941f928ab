import type { BridgeResult } from './bridge/measure-bridge';
import { mobileMs } from './load/bench-server';
import {
  type AppResult,
  navigations,
  type PhoneResult,
  slowdowns,
  tapsAt,
} from './load/measure-apps';
import { median, spread } from './statistics';

type Circumstances = { runs: number; machine: string };

/** What was measured; nothing of a part that was not. `browser` is the browser's version. */
export type Results = {
  browser: string;
  apps: readonly AppResult[];
  bridges: readonly BridgeResult[];
};

/** The page of results: a row for each app and each bridge, medians with the middle half. */
export function resultsPage(results: Results, { runs, machine }: Circumstances): string {
  const { browser, apps, bridges } = results;
  return `# Benchmarks

Written by \`npm run bench\`: ${runs} runs of every candidate in turn, on ${machine}, in Chromium ${browser}. In brackets the middle half of the runs. Times are in ms and depend on the machine; compare them within one table.
${apps.length > 0 ? appSection(apps) : ''}${bridges.length > 0 ? bridgeSection(bridges) : ''}`;
}

function appSection(results: readonly AppResult[]): string {
  return `
## From the phone's own files

As in the APK: one response a file, nothing compressed or cached, the app's server ${mobileMs} ms away, screen 360 x 800. "Tap at 600" is when a tap on the first button ${tapsAt[1]} ms after the start was answered by the next screen, and "figures" when the server's were shown. Peers are in \`scripts/bench/peers\`: the same two screens with Next alone, Vite + React, Ionic and uni-app.
${slowdowns
  .map(
    (slowdown, at) => `
### The processor slowed ${slowdown} times

${phoneTable(results.map(({ name, phones }) => ({ name, phone: phones[at] })))}
`,
  )
  .join('')}
## Over slow 4G

In a browser, with an empty cache: Lighthouse's slow 4G, 562 ms a request, and the processor slowed four times.

${webTable(results)}
`;
}

type PhoneRow = { name: string; phone: PhoneResult | undefined };

function phoneTable(rows: readonly PhoneRow[]): string {
  const head = [
    '',
    'first paint',
    ...tapsAt.map((ms) => `tap at ${ms}`),
    'interactive',
    'figures',
    'tap to paint',
    'tap to rest',
    'tab to paint',
    'tab to rest',
    'longest task',
    'KB of scripts',
  ];
  const cells = rows.map(({ name, phone }) => {
    const { loads = [], earlyTaps = tapsAt.map(() => []), taps = [], tabs = [] } = phone ?? {};
    return [
      name,
      ...figures(loads, 'fcp'),
      ...earlyTaps.map(figure),
      ...figures(loads, 'interactive', 'data'),
      ...figures(taps, 'paint', 'rest'),
      ...figures(tabs, 'paint', 'rest'),
      ...figures(loads, 'longestTask', 'scriptKilobytes'),
    ];
  });
  return markdown(head, cells);
}

function webTable(results: readonly AppResult[]): string {
  const heap = navigations.map((count) => `MB of heap after ${count} screens`);
  const head = ['', 'first paint', 'largest paint', 'interactive', 'figures', 'KB', ...heap];
  const cells = results.map(({ name, slow, heap }) => [
    name,
    ...figures(slow, 'fcp', 'lcp', 'interactive', 'data', 'kilobytes'),
    ...navigations.map((_, at) => heap[at]?.toFixed(2) ?? ''),
  ]);
  return markdown(head, cells);
}

function figures<K extends string>(measured: readonly Record<K, number>[], ...keys: readonly K[]) {
  return keys.map((key) => figure(measured.map((one) => one[key])));
}

function bridgeSection(results: readonly BridgeResult[]): string {
  return `
## The bridge

The page's part of a call. The app around the page is a worker, the same for all, which replies in each bridge's own words. Luka checks every reply and the list's checksum; the others check nothing. The floor is a map of callbacks and JSON.parse. The longest task is that of the page while the list arrives, at a processor slowed four times; 0: none over 50 ms.

${markdown(
  ['', '10,000 x 1 KB at once', '10,000 x 1 KB in turn', 'a list of 5 MB', 'its longest task'],
  results.map(({ name, atOnce, inTurn, list, longestTask }) => [
    name,
    figure(atOnce),
    figure(inTurn),
    figure(list),
    Math.max(0, ...longestTask).toFixed(0),
  ]),
)}
`;
}

/** Median and middle half; empty for what was not measured. */
function figure(values: readonly number[]): string {
  if (values.every((value) => value === 0)) return '';
  const [low, high] = spread(values);
  return `${rounded(median(values))} (${rounded(low)}–${rounded(high)})`;
}

/** Of a tap that was lost, no time. */
function rounded(value: number): string {
  return Number.isFinite(value) ? value.toFixed(0) : 'lost';
}

function markdown(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}
