import en from '@/locales/sandbox/en.json';
import es from '@/locales/sandbox/es.json';
import { languageOf, say } from './say';

test('both languages hold the same texts with the same places', () => {
  const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  expect(Object.keys(en).sort()).toEqual(Object.keys(es).sort());
  for (const [key, text] of Object.entries(es)) {
    expect([key, places(Object.entries(en).find(([name]) => name === key)?.[1] ?? '')]).toEqual([
      key,
      places(text),
    ]);
  }
});

test('no text begs or blames', () => {
  const words = /por favor|inválid|lo sentimos|please enter|please try|invalid(?! loan)|sorry/i;
  expect([...Object.values(es), ...Object.values(en)].filter((text) => words.test(text))).toEqual(
    [],
  );
});

test('a place is filled, and one without a value stays visible', () => {
  expect(say('en', 'code_wait', { seconds: 42 })).toBe('Wait 42 seconds to get another code');
  expect(say('en', 'code_wait')).toBe('Wait {seconds} seconds to get another code');
});

test.each([
  ['es', 'es'],
  ['en', 'en'],
  ['vi', 'es'],
  [null, 'es'],
] as const)('the header %s is answered in %s', (header, language) => {
  expect(languageOf(header, 'es')).toBe(language);
});
