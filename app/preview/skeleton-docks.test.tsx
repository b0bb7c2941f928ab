import { allStates, visitState } from '@/app/testing/walk-states';
import type { RoutePath } from '@/lib/router/route-path.gen';

beforeAll(() => {
  window.scrollTo = () => undefined;
});

const dock = () => document.querySelector('.dock');

/** A dock has its button in some accounts only, and nothing holds its place until that is known. */
const withoutSkeletonDock: readonly RoutePath[] = ['/pages/contract-new/increase-amount'];

const loading = allStates.filter(
  ({ path, name }) => name === 'loading' && !withoutSkeletonDock.includes(path),
);

test.each(loading)(
  '$path has a dock while it is loading if it has one later, which would appear over what is being read',
  async (each) => {
    const [first] = allStates.filter(({ path }) => path === each.path);
    const shown: boolean[] = [];
    for (const state of first ? [first, each] : []) {
      await visitState(state, { check: () => void shown.push(dock() !== null) });
    }
    expect(shown).toHaveLength(2);
    expect(shown[1]).toBe(shown[0]);
  },
);
