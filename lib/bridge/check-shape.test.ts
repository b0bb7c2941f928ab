import * as v from 'valibot';
import { checkShape } from './check-shape';

const context = { event: 'location', code: 'malformed' } as const;
const schema = v.object({ a: v.array(v.object({ b: v.number() })) });

test("returns the schema's output", () => {
  expect(checkShape(schema, { a: [{ b: 1 }], c: 2 }, context)).toEqual({ a: [{ b: 1 }] });
});

test('throws with the event, the field and the expected type, never the value', () => {
  const check = () => checkShape(schema, { a: [{ b: 'my secret' }] }, context);
  expect(check).toThrow('location: a.0.b: number expected');
  expect(check).toThrow(expect.objectContaining({ code: 'malformed', field: 'a.0.b' }));
});

test('names a part of a list by its index', () => {
  const check = () => checkShape(v.number(), 'x', { ...context, within: () => 'list.7' });
  expect(check).toThrow('location: list.7: number expected');
});

test('names the whole value by its event alone', () => {
  const check = () => checkShape(v.string(), 5, { event: 'afEvent', code: 'invalid' });
  expect(check).toThrow('afEvent: string expected');
  expect(check).toThrow(expect.objectContaining({ code: 'invalid', field: undefined }));
});

test('names a rule without an expected type', () => {
  const odd = v.check((value) => value === 1);
  expect(() => checkShape(v.pipe(v.unknown(), odd), 2, context)).toThrow(
    'location: check expected',
  );
});
