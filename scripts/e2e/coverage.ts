import { routes } from '@/app/routes.gen';
import { contract } from '@/lib/bridge/contract';
import { errorRows } from './error-row';

/** What coverage is measured in: routes, events of the bridge, rows of the error catalogue. @internal */
export type Reached = { what: 'route' | 'event' | 'error'; name: string };

/** A line of a run's log: a test that has ended, and what it has reached. */
export type TestResult = { test: string; status: 'passed' | 'failed'; reached: Reached[] };

const titles: Record<Reached['what'], string> = {
  route: 'Routes',
  event: 'Events of the bridge',
  error: 'Rows of the error catalogue',
};

/** The events that only the testers' page sends; `native-events` asserts their replies. */
const testersEvents: readonly string[] = ['location', 'allSpCache'];

/** What a complete run must reach. */
const required: Record<Reached['what'], readonly string[]> = {
  route: Object.keys(routes),
  event: Object.keys(contract).filter((event) => !testersEvents.includes(event)),
  error: errorRows,
};

/** A Markdown table of the tests that reach each item, and the items that none reaches. */
export type Coverage = { table: string; missing: string[] };

/** Measures which routes, bridge events and error rows the passed tests have reached. */
export function coverageOf(tests: readonly TestResult[]): Coverage {
  const missing: string[] = [];
  const parts = (['route', 'event', 'error'] as const).map((kind) => {
    const rows = required[kind].map((name) => {
      const by = testsThatReach(tests, kind, name);
      if (by.length === 0) missing.push(`${kind} ${name}`);
      return `| \`${name}\` | ${by.length} | ${by[0] ?? '**none**'} |`;
    });
    return `## ${titles[kind]}\n\n| | tests | the first |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return { table: `# Coverage of the specs\n\n${parts.join('\n')}`, missing };
}

function testsThatReach(
  tests: readonly TestResult[],
  kind: Reached['what'],
  name: string,
): string[] {
  return tests
    .filter(({ status }) => status === 'passed')
    .filter(({ reached }) => reached.some((item) => item.what === kind && item.name === name))
    .map(({ test }) => test);
}
