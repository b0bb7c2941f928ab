import { kib } from '../../export/measure-sizes';
import { type Check, noneOf } from './check';
import { budgets } from './expected';
import type { Facts } from './facts';

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
