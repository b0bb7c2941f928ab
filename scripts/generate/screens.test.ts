import { galleryAreas } from '@/app/preview/screens';
import { acceptedActions, screensFiles } from './screens';

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

test('a row says text and element of the action, or that there is none', () => {
  const [first] = states.filter(({ path, name }) => acceptedActions(path, name).length === 1);
  if (!first) throw new Error('no state has a primary action');
  const [action = ''] = acceptedActions(first.path, first.name);
  const element = action.split(' ').at(-1);
  const text = action.slice(0, -`${element}`.length - 1);
  const [document] = screensFiles().values();
  expect(document).toContain(`| ${first.name} | ${text} | \`${element}\` |`);
  expect(document).toMatch(/^\| \w+ \| none \| {2}\|$/m);
});
