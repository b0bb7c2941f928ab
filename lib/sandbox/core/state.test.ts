import { initialState, parseState } from './state';

test('parses a stored state', () => {
  const state = initialState(5);
  expect(parseState(JSON.stringify(state))).toEqual(state);
});

test.each(['', 'garbage', '{}', '[]', 'null', JSON.stringify({ ...initialState(1), version: 1 })])(
  'returns null for %j',
  (text) => {
    expect(parseState(text)).toBeNull();
  },
);
