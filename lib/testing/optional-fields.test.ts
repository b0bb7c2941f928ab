import * as v from 'valibot';
import { optionalFields, withoutOptional } from './optional-fields';

const inner = v.object({ id: v.string(), note: v.optional(v.string()) });
const schema = v.object({
  kept: v.string(),
  list: v.array(inner),
  pair: v.tuple([inner, inner]),
  either: v.nullable(v.union([inner, v.strictObject({})])),
  extra: v.optional(v.object({ deep: v.optional(v.number()) })),
});

test('names every optional field at any depth', () => {
  const names = optionalFields(schema).map(({ name }) => name);
  expect([...new Set(names)]).toEqual([
    'list.note',
    'pair.note',
    'either.note',
    'extra',
    'extra.deep',
  ]);
});

test('removes the optional fields and no others, and reports each that was there', () => {
  const item = { id: '1', note: 'n' };
  const value = {
    kept: 'k',
    list: [item, { id: '2' }],
    pair: [item, item],
    either: item,
    extra: { deep: 1 },
    unknown: [1],
  };
  const found = new Set<v.GenericSchema>();
  expect(withoutOptional(schema, value, (field) => found.add(field))).toEqual({
    kept: 'k',
    list: [{ id: '1' }, { id: '2' }],
    pair: [{ id: '1' }, { id: '1' }],
    either: { id: '1' },
    unknown: [1],
  });
  expect(optionalFields(schema).every((field) => found.has(field.schema))).toBe(true);
});

test('leaves what is null or empty as it is', () => {
  const value = { kept: 'k', list: [], pair: null, either: null };
  expect(withoutOptional(schema, value, () => undefined)).toEqual(value);
});
