import { routes } from '@/app/routes.gen';
import { errorRows } from '@/e2e/detox/setup/error-row';
import type { Reached } from '@/e2e/driver/record/step-log';
import { contract } from '@/lib/bridge/contract';
import type { TestRun } from './results/read-run';

/** What a whole run must reach. */
const wanted: Record<Reached, readonly string[]> = {
  route: Object.keys(routes),
  event: Object.keys(contract),
  error: errorRows,
};

const titles: Record<Reached, string> = {
  route: 'Routes',
  event: 'Events of the bridge',
  error: 'Rows of the error catalogue',
};

/** Which passed tests reached what: the table as Markdown, and what nobody reached. */
export type Coverage = { table: string; missing: string[] };

/** Measures a run against all routes, events and rows. */
export function coverageOf(tests: readonly TestRun[]): Coverage {
  const missing: string[] = [];
  const parts = (['route', 'event', 'error'] as const).map((what) => {
    const rows = wanted[what].map((name) => {
      const by = testsThatReach(tests, what, name);
      if (by.length === 0) missing.push(`${what} ${name}`);
      return `| \`${name}\` | ${by.length} | ${by[0] ?? '**nobody**'} |`;
    });
    return `## ${titles[what]}\n\n| | tests | the first |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return { table: `# What the specs reached\n\n${parts.join('\n')}`, missing };
}

function testsThatReach(tests: readonly TestRun[], what: Reached, name: string): string[] {
  return tests
    .filter(({ status }) => status === 'passed')
    .filter(({ reached }) => reached.some((one) => one.what === what && one.name === name))
    .map(({ test }) => test);
}
