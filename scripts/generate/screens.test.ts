import { galleryAreas } from '@/app/preview/screens';
import { acceptedActions } from './screens';

const states = galleryAreas.flatMap(({ screens }) =>
  screens.flatMap(({ path, states: all }) => all.map(({ name }) => ({ path, name }))),
);

test('no state has more than one primary action, and at least a third has one', () => {
  const counts = states.map(({ path, name }) => ({
    state: `${path} ${name}`,
    actions: acceptedActions(path, name),
  }));
  expect(counts.filter(({ actions }) => actions.length > 1)).toEqual([]);
  expect(counts.filter(({ actions }) => actions.length === 1).length).toBeGreaterThan(
    counts.length / 3,
  );
});
