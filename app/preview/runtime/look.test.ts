import * as v from 'valibot';
import { applyLook, formatLook, lookSchema } from './look';

const read = (query: Record<string, string>) => v.parse(lookSchema, query);

test('a look survives an address', () => {
  const look = { locale: 'vi', theme: 'dark', text: '200', pseudo: '1', motion: 'reduce' } as const;
  expect(read(Object.fromEntries(new URLSearchParams(formatLook(look))))).toEqual(look);
});

test('what makes no sense reads as absent', () => {
  expect(read({ locale: 'de', theme: 'pink', text: '999', pseudo: 'yes', motion: 'more' })).toEqual(
    {
      locale: undefined,
      theme: undefined,
      text: undefined,
      pseudo: undefined,
      motion: undefined,
    },
  );
});

test('text size and motion are put on the page and taken off it again', () => {
  const { style, dataset } = document.documentElement;
  applyLook({ text: '200', motion: 'reduce' });
  expect([style.fontSize, dataset.motion]).toEqual(['200%', 'reduce']);
  applyLook({});
  expect([style.fontSize, dataset.motion]).toEqual(['', undefined]);
});
