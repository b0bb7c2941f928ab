import { countStates, filterStates } from './filter-states';
import { galleryAreas } from './screens';

const found = (search: string) =>
  filterStates(galleryAreas, search).flatMap(({ screens }) =>
    screens.flatMap(({ path, states }) => states.map(({ name }) => `${path} ${name}`)),
  );

test('an empty search matches every state', () => {
  expect(countStates(filterStates(galleryAreas, ''))).toEqual(countStates(galleryAreas));
});

test('a state matches if every word is in its path, name or scenario', () => {
  expect(found('home payment failed')).toContain('/ paymentFailed');
  expect(found('home payment failed')).not.toContain('/ waiting');
  expect(found('order-detail due_today')).toEqual(['/pages/order-detail/order-detail dueToday']);
});
