import { kib } from '../../export/measure-sizes';
import { type Check, noneOf } from './check';
import { budgets } from './expected';
import type { Facts } from './facts';

const parts: [name: string, pattern: RegExp][] = [
  ['dex', /\.dex$/],
  ['web scripts', /^assets\/.+\.js$/],
  ['web styles', /^assets\/.+\.css$/],
  ['web fonts', /^assets\/.+\.woff2$/],
  ['web pages', /^assets\/.+\.html$/],
  ['web, other', /^assets\//],
  ['resources', /^(res\/|resources\.arsc$|AndroidManifest\.xml$)/],
  ['native libraries', /^lib\//],
];

/** The compressed sizes of an APK's parts in KiB; the rest is signature and directory. */
export function sizesOf(facts: Facts): string[] {
  const sums = parts.map(([name]) => ({ name, bytes: 0 }));
  for (const entry of facts.entries) {
    const index = parts.findIndex(([, pattern]) => pattern.test(entry.name));
    const sum = sums[index];
    if (sum) sum.bytes += entry.packedSize;
  }
  const packed = facts.entries.reduce((sum, entry) => sum + entry.packedSize, 0);
  const rows = [...sums, { name: 'signature and directory', bytes: facts.bytes - packed }];
  return rows.map(({ name, bytes }) => `${name} ${kib(bytes)}`);
}

/** What an APK was built for: `realServer` is false for a demo, which has the sandbox in its page. */
type BuiltFor = { debuggable: boolean; realServer: boolean };

/** Checks the size of an APK for a real server, and the uncompressed size of a release's dex. */
export function checkSizes(facts: Facts, { debuggable, realServer }: BuiltFor): Check[] {
  const dex = facts.entries
    .filter(({ name }) => name.endsWith('.dex'))
    .reduce((sum, entry) => sum + entry.bytes.length, 0);
  const over = (bytes: number, budget: number) =>
    bytes > budget ? [`${kib(bytes)} of ${kib(budget)} KiB`] : [];
  return [
    noneOf('APK within its budget', realServer ? over(facts.bytes, budgets.apk) : []),
    noneOf('dex within its budget', debuggable ? [] : over(dex, budgets.dex)),
  ];
}
