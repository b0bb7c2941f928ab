import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { contract, type Path } from '@/lib/api/contract';
import type { Query } from '@/lib/router/target';
import { isScenarioName, type ScenarioName } from '@/lib/sandbox/scenarios';

/** One named state of a screen, from its `screen.states.ts`. */
export type NamedState = {
  name: string;
  scenario: ScenarioName;
  query: Query;
  faults: readonly { path: Path; kind: string; times: number }[];
};

/** One screen of the app and all its states. */
export type TestedScreen = { path: string; states: readonly NamedState[] };

const isPath = (path: string): path is Path => Object.hasOwn(contract, path);

const fault = v.object({
  path: v.pipe(
    v.string(),
    v.custom<Path>((path) => typeof path === 'string' && isPath(path)),
  ),
  kind: v.string(),
  times: v.optional(v.number(), 1),
});

const statesFile = v.object({
  states: v.record(
    v.string(),
    v.object({
      scenario: v.custom<ScenarioName>(isScenarioName),
      query: v.optional(v.record(v.string(), v.string()), {}),
      faults: v.optional(v.array(fault), []),
    }),
  ),
});

/** Every screen of the app in every one of its named states, found beside the screens. */
export function allScreens(): readonly TestedScreen[] {
  return readdirSync('app/pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/screen.tsx'))
    .map((file) => dirname(join('/pages', file)))
    .sort()
    .map((path) => ({ path, states: statesOf(path) }));
}

function statesOf(path: string): readonly NamedState[] {
  const file = join(process.cwd(), 'app', path, 'screen.states.ts');
  if (!existsSync(file)) return [];
  const { states } = v.parse(statesFile, jest.requireActual(file));
  return Object.entries(states).map(([name, state]) => ({ name, ...state }));
}
