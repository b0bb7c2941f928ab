import { galleryAreas } from '../screens';
import { countStates, findStates } from './find-states';

const found = (search: string, show?: 'loading') =>
  findStates(galleryAreas, { search, show }).flatMap(({ screens }) =>
    screens.flatMap(({ path, states }) => states.map(({ name }) => `${path} ${name}`)),
  );

test('nothing asked for finds all', () => {
  expect(countStates(findStates(galleryAreas, { search: '' }))).toEqual(countStates(galleryAreas));
});

test('every word has to be found, in the path, the name or the scenario', () => {
  expect(found('home payment failed')).toContain('/ paymentFailed');
  expect(found('home payment failed')).not.toContain('/ waiting');
  expect(found('order-detail due_today')).toEqual(['/pages/order-detail/order-detail dueToday']);
});

test('one kind alone can be asked for', () => {
  expect(found('my-loan', 'loading')).toEqual(['/pages/my-loan/my-loan loading']);
});

test('what nothing is named leaves no empty areas', () => {
  expect(findStates(galleryAreas, { search: 'zebra' })).toEqual([]);
});
