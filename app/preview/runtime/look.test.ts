import * as v from 'valibot';
import { lookQuery, lookSchema } from './look';

const read = (query: Record<string, string>) => v.parse(lookSchema, query);

test('a look is the same after it is written to a URL and read again', () => {
  const look = { locale: 'vi', theme: 'dark', text: '200', motion: 'reduce' } as const;
  expect(read(lookQuery(look))).toEqual(look);
});

test('invalid parameters count as absent', () => {
  expect(read({ locale: 'de', theme: 'pink', text: '999', motion: 'more' })).toEqual({
    locale: undefined,
    theme: undefined,
    text: undefined,
    motion: undefined,
  });
});
