import { classes } from './classes';

test('leaves out falsy names', () => {
  expect(classes('btn', false, undefined, 'btn--small')).toBe('btn btn--small');
});
