import * as v from 'valibot';
import { fieldPaths, initialValues } from './schema-fields';

const contact = v.object({ name: v.string(), phone: v.pipe(v.string(), v.nonEmpty()) });
const form = v.object({
  city: v.string(),
  contacts: v.config(
    v.pipe(
      v.tuple([contact, contact]),
      v.check(() => true),
    ),
    {
      abortPipeEarly: false,
    },
  ),
});
const account = v.variant('kind', [
  v.object({ kind: v.literal('phone'), phone: v.string() }),
  v.object({ kind: v.literal('bank'), phone: v.string(), number: v.string() }),
]);

test('returns the paths of objects and tuples in the order of the schema', () => {
  expect(fieldPaths(form)).toEqual([
    'city',
    'contacts.0.name',
    'contacts.0.phone',
    'contacts.1.name',
    'contacts.1.phone',
  ]);
});

test('returns the paths of all options of a variant once', () => {
  expect(fieldPaths(account)).toEqual(['kind', 'phone', 'number']);
});

test('takes saved values and leaves other fields empty', () => {
  expect(initialValues(form, { city: 'stgo', gone: 'x', contacts: [{ name: 'Rosa' }] })).toEqual({
    city: 'stgo',
    contacts: [
      { name: 'Rosa', phone: '' },
      { name: '', phone: '' },
    ],
  });
  expect(initialValues(account, { kind: 'bank' })).toEqual({ kind: 'bank', phone: '', number: '' });
});
