import { type Bar, barChart } from './bar-chart';
import type { BridgeResult } from './bridge/measure-bridge';
import type { AppResult } from './load/measure-apps';
import type { Results } from './report';

/** A picture of the page of results: the name of its file without extension, what it shows, and its SVG. */
export type Chart = { name: string; title: string; svg: string };

/** The pictures of what was measured. */
export function chartsOf({ apps, bridges }: Results): Chart[] {
  return [
    chart('lcp', 'Largest contentful paint over slow 4G, ms', bars(apps, lcpOf)),
    chart(
      'interactive',
      'First screen interactive, from local files, ms',
      bars(apps, interactiveOf),
    ),
    chart(
      'tap',
      'From the tap to the paint of the next screen, ms',
      bars(apps, ({ taps }) => taps),
    ),
    chart(
      'calls',
      'The bridge: 10,000 calls with replies of 1 KB at once, ms',
      bars(bridges, callsOf),
    ),
    chart('list', 'The bridge: one list of 5 MB, ms', bars(bridges, listOf)),
  ].filter((each) => each !== undefined);
}

const lcpOf = ({ slow }: AppResult) => slow.map(({ lcp }) => lcp);
const interactiveOf = ({ local }: AppResult) => local.map(({ interactive }) => interactive);
const callsOf = ({ atOnce }: BridgeResult) => atOnce.map(({ elapsed }) => elapsed);
const listOf = ({ list }: BridgeResult) => list.map(({ elapsed }) => elapsed);

function bars<Result extends { name: string }>(
  results: readonly Result[],
  valuesOf: (result: Result) => readonly number[],
): Bar[] {
  return results
    .map((result) => ({
      name: result.name,
      values: valuesOf(result),
      isOurs: result.name.startsWith('Luka'),
    }))
    .filter(({ values }) => values.length > 0);
}

function chart(name: string, title: string, shown: readonly Bar[]): Chart | undefined {
  return shown.length > 0 ? { name, title, svg: barChart(title, shown) } : undefined;
}
