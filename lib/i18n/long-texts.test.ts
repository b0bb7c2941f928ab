import { fillText, loadText } from './long-texts';

test('loads a text in the requested language', async () => {
  expect((await loadText('about', 'en')).intro).toContain('you find small loans');
  expect((await loadText('about', 'es')).intro).toContain('encuentras préstamos');
});

test('fills placeholders at any depth and keeps those without a value', () => {
  const text = { intro: 'Hi {name}', list: [{ text: '{count} of {total}' }] };
  expect(fillText(text, { name: 'Ana', count: 0 })).toEqual({
    intro: 'Hi Ana',
    list: [{ text: '0 of {total}' }],
  });
});

test('removes a paragraph when a value it names is null', () => {
  expect(fillText(['a', 'The rate is {rate}', 'b'], { rate: null })).toEqual(['a', 'b']);
});
