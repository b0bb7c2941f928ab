import { flattenErrors } from './field-errors';

test('flattens nested errors to a list with field paths', () => {
  const errors = {
    run: { type: 'raw_transform', message: 'run.empty', ref: {} },
    contacts: [undefined, { phone: { type: 'server', message: 'Ya usado' } }],
  };
  expect(flattenErrors(errors)).toEqual([
    { name: 'run', type: 'raw_transform', message: 'run.empty' },
    { name: 'contacts.1.phone', type: 'server', message: 'Ya usado' },
  ]);
});

test('treats a field that is called type as a field', () => {
  const errors = { login: { type: { type: 'string', message: 'choice.empty' } } };
  expect(flattenErrors(errors)).toEqual([
    { name: 'login.type', type: 'string', message: 'choice.empty' },
  ]);
});

test('returns an empty list without errors', () => {
  expect(flattenErrors({})).toEqual([]);
  expect(flattenErrors({ run: undefined })).toEqual([]);
});
