import { contract } from '@/lib/api/contract';
import { faultKinds } from '@/lib/sandbox/core/state';
import { isScenarioName } from '@/lib/sandbox/scenarios';
import { allStates } from './all-states.gen';
import { galleryAreas } from './screens';

const screens = galleryAreas.flatMap((area) => area.screens);
const states = screens.flatMap(({ path, states }) => states.map((state) => ({ path, state })));

test('every screen is in exactly one area and has states', () => {
  expect(screens.map(({ path }) => path).sort()).toEqual(Object.keys(allStates).sort());
  expect(screens.filter(({ states }) => states.length === 0)).toEqual([]);
});

test('every state has a scenario and faults that the sandbox supports', () => {
  const wrong = states.filter(
    ({ state: { scenario, faults = [] } }) =>
      !isScenarioName(scenario) ||
      faults.some(
        ({ path, kind = 'code' }) =>
          !Object.hasOwn(contract, path) || !faultKinds.some((known) => known === kind),
      ),
  );
  expect(wrong).toEqual([]);
});

test('every screen that calls the server has a loading, an error and an offline state', () => {
  const asking = screens.filter(({ states }) => states.some(({ kind }) => kind !== 'content'));
  const incomplete = asking.filter(({ states }) =>
    ['loading', 'error', 'offline'].some((kind) => !states.some((state) => state.kind === kind)),
  );
  expect(incomplete.map(({ path }) => path)).toEqual([]);
});
