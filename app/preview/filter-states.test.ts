import { countStates, filterStates } from './filter-states';
import { galleryAreas } from './screens';

const found = (search: string, show?: 'loading') =>
  filterStates(galleryAreas, { search, show }).flatMap(({ screens }) =>
    screens.flatMap(({ path, states }) => states.map(({ name }) => `${path} ${name}`)),
  );

test('an empty search matches every state', () => {
  expect(countStates(filterStates(galleryAreas, { search: '' }))).toEqual(
    countStates(galleryAreas),
  );
});

test('a state matches if every word is in its path, name or scenario', () => {
  expect(found('home payment failed')).toContain('/ paymentFailed');
  expect(found('home payment failed')).not.toContain('/ waiting');
  expect(found('order-detail due_today')).toEqual(['/pages/order-detail/order-detail dueToday']);
});

test('`show` filters by kind', () => {
  expect(found('my-loan', 'loading')).toEqual(['/pages/my-loan/my-loan loading']);
});

test('areas without a match are left out', () => {
  expect(filterStates(galleryAreas, { search: 'zebra' })).toEqual([]);
});
