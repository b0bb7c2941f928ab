import { type Bar, barChart } from './bar-chart';
import type { Results } from './report';

/** A picture of the page of results: the name of its file without extension, what it shows, and its SVG. */
export type Chart = { name: string; title: string; svg: string };

/** The pictures of what was measured: one of the apps, one of the bridge. */
export function chartsOf({ apps, bridges }: Results): Chart[] {
  const lcp = apps.map(({ name, slow }) =>
    bar(
      name,
      slow.map((load) => load.lcp),
    ),
  );
  const list = bridges.map((each) => bar(each.name, each.list));
  return [
    ...chart('lcp', 'Largest contentful paint over slow 4G, ms', lcp),
    ...chart('list', 'The bridge: one list of 5 MB, ms', list),
  ];
}

function bar(name: string, values: readonly number[]): Bar {
  return { name, values, isOurs: name.startsWith('Luka') };
}

function chart(name: string, title: string, bars: readonly Bar[]): Chart[] {
  return bars.length > 0 ? [{ name, title, svg: barChart(title, bars) }] : [];
}
