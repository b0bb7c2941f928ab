import { type Bar, barChart } from './bar-chart';
import type { BridgeResult } from './bridge/measure-bridge';
import { mobileMs } from './load/apps';
import { type AppResult, slowdown } from './load/measure-apps';
import type { Observed } from './load/observe';
import { median, spread } from './statistics';

/** What was measured; nothing of a part that was not. `browser` is the browser's version. */
export type Results = {
  browser: string;
  apps: readonly AppResult[];
  bridges: readonly BridgeResult[];
};

/** The page of results: a row for each app and each bridge, medians with the middle half. */
export function resultsPage({ browser, apps, bridges }: Results, circumstances: string): string {
  return `# Benchmarks

Written by \`npm run bench\`: ${circumstances}, in Chromium ${browser}. In brackets the middle half of the runs. Times are in ms and depend on the machine; compare them within one table.
${apps.length > 0 ? appSection(apps) : ''}${bridges.length > 0 ? bridgeSection(bridges) : ''}`;
}

/** A picture of the page of results: the name of its file without extension, what it shows, and its SVG. */
export type Chart = { name: string; title: string; svg: string };

/** The pictures of what was measured: one of the apps, one of the bridge. */
export function chartsOf({ apps, bridges }: Results): Chart[] {
  const times = apps.map(({ name, runs }) => bar(name, valuesOf(runs, 'interactive')));
  const lists = bridges.map(({ name, list }) => bar(name, list));
  return [
    ...chart('interactive', 'From the phone’s own files until interactive, ms', times),
    ...chart('list', 'The bridge: one list of 5 MB, ms', lists),
  ];
}

function bar(name: string, values: readonly number[]): Bar {
  return { name, values, isOurs: name.startsWith('Luka') };
}

function chart(name: string, title: string, bars: readonly Bar[]): Chart[] {
  return bars.length > 0 ? [{ name, title, svg: barChart(title, bars) }] : [];
}

function appSection(results: readonly AppResult[]): string {
  return `
## From the phone's own files

As in the APK: one response a file, nothing compressed or cached, the app's server ${mobileMs} ms away, screen 360 x 800, the processor slowed ${slowdown} times. "Figures" is when the server's were shown, "tap to paint" the time from a tap on the first button to the next screen. The last column is of a browser without the app's files, over Lighthouse's slow 4G: 562 ms a request. Peers are in \`scripts/bench/peers\`: the same two screens with Next alone, Vite + React, Ionic and uni-app.

${markdown(
  [
    '',
    'first paint',
    'interactive',
    'figures',
    'tap to paint',
    'KB of scripts',
    'largest paint, slow 4G',
  ],
  results.map(({ name, runs, web }) => [
    name,
    figure(valuesOf(runs, 'fcp')),
    figure(valuesOf(runs, 'interactive')),
    figure(valuesOf(runs, 'data')),
    figure(runs.map(({ pressed, next }) => next - pressed)),
    figure(valuesOf(runs, 'scriptKilobytes')),
    figure(valuesOf(web, 'lcp')),
  ]),
)}
`;
}

function valuesOf(runs: readonly Observed[], key: keyof Observed): number[] {
  return runs.map((run) => run[key]);
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
  return `${median(values).toFixed(0)} (${low.toFixed(0)}–${high.toFixed(0)})`;
}

function markdown(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}
