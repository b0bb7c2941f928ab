import { classes } from './classes';

test('class names that are false or absent leave no trace', () => {
  expect(classes('btn', false, undefined, 'btn--small')).toBe('btn btn--small');
});
