import { flattenErrors } from './field-errors';

test('nested errors become one list with the paths of their fields', () => {
  const errors = {
    run: { type: 'raw_transform', message: 'run.empty', ref: {} },
    contacts: [undefined, { phone: { type: 'server', message: 'Ya usado' } }],
  };
  expect(flattenErrors(errors)).toEqual([
    { name: 'run', type: 'raw_transform', message: 'run.empty' },
    { name: 'contacts.1.phone', type: 'server', message: 'Ya usado' },
  ]);
});

test('fields that are called type and message are fields', () => {
  const errors = { login: { type: { type: 'string', message: 'choice.empty' } } };
  expect(flattenErrors(errors)).toEqual([
    { name: 'login.type', type: 'string', message: 'choice.empty' },
  ]);
});

test('no errors are an empty list', () => {
  expect(flattenErrors({})).toEqual([]);
  expect(flattenErrors({ run: undefined })).toEqual([]);
});
