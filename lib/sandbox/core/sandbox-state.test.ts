import { freshState, readState } from './sandbox-state';

test('a state that was written down reads as the same', () => {
  const state = freshState(5);
  expect(readState(JSON.stringify(state))).toEqual(state);
});

test.each(['', 'garbage', '{}', '[]', 'null', JSON.stringify({ ...freshState(1), version: 2 })])(
  'text that is no state reads as none: %s',
  (text) => {
    expect(readState(text)).toBeNull();
  },
);
