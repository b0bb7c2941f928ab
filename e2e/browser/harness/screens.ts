import type { Act, Before, ScreenState } from '@/app/pages/screen-state';
import { allStates } from '@/app/preview/all-states.gen';
import type { Query } from '@/lib/router/target';
import { isScenarioName, type ScenarioName } from '@/lib/sandbox/scenarios';

/** One named state of a screen, from its `screen.states.ts`. */
export type NamedState = {
  name: string;
  scenario: ScenarioName;
  query: Query;
  faults: NonNullable<ScreenState['faults']>;
  /** What only a page of the gallery has behind it; the app itself must be led there. */
  before: readonly Before[];
  acts: readonly Act[];
};

/** One screen of the app and all its states; Home by the path of its folder. */
export type TestedScreen = { path: string; states: readonly NamedState[] };

/** Every screen of the app in every one of its named states: the same table as the gallery's. */
export function allScreens(): readonly TestedScreen[] {
  const table: Readonly<Record<string, Readonly<Record<string, ScreenState>>>> = allStates;
  return Object.entries(table).map(([path, states]) => ({
    path: path === '/' ? '/pages/index/index' : path,
    states: Object.entries(states).map(([name, state]) => namedState(name, state)),
  }));
}

function namedState(
  name: string,
  { scenario, query = {}, faults = [], before = [], acts = [] }: ScreenState,
): NamedState {
  if (!isScenarioName(scenario)) throw new Error(`${name}: the sandbox has no ${scenario}`);
  return { name, scenario, query, faults, before, acts };
}
