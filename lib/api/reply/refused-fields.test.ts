import { refusedFields } from './refused-fields';

test('the fields that a refusal names are read', () => {
  const errors = [{ field: 'contacts.1.phone', message: 'Usa otro teléfono' }];
  expect(refusedFields({ errors, more: 1 })).toEqual(errors);
});

test.each([null, undefined, {}, { errors: 'run' }, { errors: [{ field: 'run' }] }])(
  'a refusal with ret %j names none',
  (ret) => {
    expect(refusedFields(ret)).toEqual([]);
  },
);
