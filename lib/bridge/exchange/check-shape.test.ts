import * as v from 'valibot';
import { checkShape } from './check-shape';

const place = { event: 'location', code: 'malformed' } as const;
const schema = v.object({ a: v.array(v.object({ b: v.number() })) });

test('what fits comes back as the schema gives it', () => {
  expect(checkShape(schema, { a: [{ b: 1 }], c: 2 }, place)).toEqual({ a: [{ b: 1 }] });
});

test('what does not fit names the event, the field and what belongs there, never the value', () => {
  const check = () => checkShape(schema, { a: [{ b: 'my secret' }] }, place);
  expect(check).toThrow('location: a.0.b: number expected');
  expect(check).toThrow(expect.objectContaining({ code: 'malformed', field: 'a.0.b' }));
});

test('a part of a list is named with its place in the list', () => {
  const check = () => checkShape(v.number(), 'x', { ...place, within: 'list.7' });
  expect(check).toThrow('location: list.7: number expected');
});

test('the whole is named by its event alone', () => {
  const check = () => checkShape(v.string(), 5, { event: 'afEvent', code: 'invalid' });
  expect(check).toThrow('afEvent: string expected');
  expect(check).toThrow(expect.objectContaining({ code: 'invalid', field: undefined }));
});

test('a rule that has no expected type is named itself', () => {
  const odd = v.check((value) => value === 1);
  expect(() => checkShape(v.pipe(v.unknown(), odd), 2, place)).toThrow('location: check expected');
});
