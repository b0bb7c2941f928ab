import type { BridgeResult } from './bridge/measure-bridge';
import type { CoreResult } from './core/measure-core';
import type { Load } from './load/measure';
import { type AppResult, navigations } from './load/measure-apps';
import type { MotionResult } from './motion/measure-motion';
import { motionHead, motionRows } from './motion/motion-rows';
import type { ScaleResult } from './scale/measure-scale';
import { listHead, listRows, uploadHead, uploadRows } from './scale/scale-rows';
import { median, spread } from './statistics';

type Circumstances = { runs: number; machine: string };
/** What was measured; nothing of a part that was not. */
export type Results = {
  /** In which browser, as the end of a phrase; empty where none was used. */
  browser: string;
  apps: readonly AppResult[];
  bridges: readonly BridgeResult[];
  motions: readonly MotionResult[];
  scale: ScaleResult | undefined;
  core: readonly CoreResult[];
};

/** The page of results: a row for each app and bridge, medians with the middle half, and ratios to the best. */
export function resultsPage(results: Results, circumstances: Circumstances): string {
  const { browser, apps, bridges, motions, scale, core } = results;
  const { runs, machine } = circumstances;
  return `# Benchmarks

Written by \`npm run bench\`: ${runs} runs of every candidate in turn, on ${machine}${browser}. In brackets the middle half of the runs. Times depend on the machine; compare them within one table.
${apps.length > 0 ? appSections(apps) : ''}${bridges.length > 0 ? bridgeSection(bridges) : ''}${motions.length > 0 ? motionSection(motions) : ''}${scale ? scaleSection(scale) : ''}${core.length > 0 ? coreSection(core) : ''}`;
}

function appSections(results: readonly AppResult[]): string {
  return `
The processor slowed four times, screen 360 x 800, an empty cache. Peers are in \`scripts/bench/peers\`: the same two screens with Next alone, Vite + React, Ionic and uni-app.

## Over slow 4G (Lighthouse's, 562 ms a request)

${table(results, 'slow')}

LCP against Next alone: ${ratios(results)}.

## From local files, as in the APK

${table(results, 'local')}

## Tap to the next screen's paint, and memory

${tapTable(results)}
`;
}

function bridgeSection(results: readonly BridgeResult[]): string {
  const works = ['atOnce', 'inTurn', 'list'] as const;
  const titles = ['10,000 x 1 KB at once', '10,000 x 1 KB in turn', 'a list of 5 MB'];
  const floor = results.find(({ name }) => name === 'floor');
  const times = (kind: 'elapsed' | 'processor') =>
    markdown(
      ['', ...titles, ...titles.map((title) => `${title}, ratio`)],
      results.map((result) => [
        result.name,
        ...works.map((work) =>
          figure(
            result[work].map((time) => time[kind]),
            0,
          ),
        ),
        ...works.map((work) => {
          const of = (each: BridgeResult) => median(each[work].map((time) => time[kind]));
          return floor ? (of(result) / of(floor)).toFixed(2) : '';
        }),
      ]),
    );
  const longest = results.map(
    ({ name, longestTask }) => `${name} ${Math.max(0, ...longestTask).toFixed(0)} ms`,
  );
  return `
## The bridge

The page's part of a call. The app around the page is a worker, the same for all, which replies in each bridge's own words: by a script that the page evaluates, by a function that is called with the text, or by a message channel. Luka checks every reply and the list's checksum; the others check nothing. The floor is a map of callbacks and JSON.parse. Ratios are to the floor.

Milliseconds on the clock:

${times('elapsed')}

Milliseconds of the main thread's processor time, which other work of the machine does not change:

${times('processor')}

Longest task while the list arrives, processor slowed four times (0: none over 50 ms): ${longest.join(', ')}.
`;
}

function motionSection(results: readonly MotionResult[]): string {
  return `
## Motion

The main thread slowed four times (not the compositor), screen 360 x 800, in a trace of Chromium. Shown are the frames that the compositor drew, of as many as the screen refreshed meanwhile; a median above 16.7 ms means missed ones, as where other work of the machine kept the compositor waiting: compare with the floor, an animation without a page's part, of the same runs. Work is the main thread's processor time in each frame of its own during the motion, from its first task to the end of rendering, which other work does not change; over 16.7 ms it would delay what a finger moves.

${markdown(motionHead, motionRows(results))}
`;
}

function scaleSection(result: ScaleResult): string {
  return `
## Much data

The processor slowed four times. My loans of a user with that many finished loans, screen 360 x 800: the list is scrolled to its end again and again, then a loan is opened and left. Shown are the main thread's processor time for one further page of 20 where so many rows were loaded, which other work of the machine does not change, the memory that is kept then, and the tasks over 50 ms of all runs on the clock.

${markdown(listHead, listRows(result))}

The messages or apps of a phone, read over the bridge, encoded and uploaded, in a page with the bridge's client only: the app around it is a worker, as in the section of the bridge. Memory before and after is without what can be collected, the peak is with it.

${markdown(uploadHead, uploadRows(result))}
`;
}

function coreSection(results: readonly CoreResult[]): string {
  return `
## The Kotlin core

By JMH, on this machine's JVM, after a warm-up: a phone's is slower, compare them with each other. A list is 10,000 text messages, 5 MB of JSON. The web app accepts everything and reads nothing.

${markdown(
  ['', 'us per operation'],
  results.map(({ name, times }) => [name, figure(times, 1)]),
)}
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
