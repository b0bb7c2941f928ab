import * as v from 'valibot';
import { checkShape } from './check-shape';

const context = { event: 'location', code: 'malformed' } as const;
const schema = v.object({ a: v.array(v.object({ b: v.number() })) });

test('throws with the event, the field and the expected type, never the value', () => {
  const check = () => checkShape(schema, { a: [{ b: 'my secret' }] }, context);
  expect(check).toThrow('location: a.0.b: number expected');
  expect(check).toThrow(expect.objectContaining({ code: 'malformed', field: 'a.0.b' }));
});
