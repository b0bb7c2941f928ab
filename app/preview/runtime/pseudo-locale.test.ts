import { pseudoMessages } from './pseudo-locale';

const pseudo = (message: string) => pseudoMessages({ a: message }).a;
/** A compiled message; the type allows texts only. */
const pseudoCompiled = (message: unknown) => {
  const messages = { a: '' };
  Reflect.set(messages, 'a', message);
  return pseudoMessages(messages).a;
};

test('a text gets brackets and accents and is more than a quarter longer', () => {
  const text = 'Revisa el último dígito de tu RUN';
  const longer = pseudo(text) ?? '';
  expect(longer).toBe('[Réêvíîšáâ éêl úûltíîmóô díîgíîtóô déê túû RÚÛÑ]');
  expect(longer.length).toBeGreaterThan(text.length * 1.25);
});

test('a Vietnamese text loses its own accents and keeps its words', () => {
  expect(pseudo('Mở ứng dụng')).toBe('[Móô úûñg dúûñg]');
});

test('placeholders, formats and tags are kept', () => {
  expect(pseudoCompiled(['Paga ', ['amount'], ' el ', ['date', 5, 'short'], ['b', 'hoy']])).toEqual(
    ['[', 'Páâgáâ ', ['amount'], ' éêl ', ['date', 5, 'short'], ['b', 'hóôýŷ'], ']'],
  );
});

test('every option of a choice is lengthened', () => {
  expect(pseudoCompiled([['days', 2, { one: [0, ' día'], other: [0, ' días'] }]])).toEqual([
    '[',
    ['days', 2, { one: [0, ' díîáâ'], other: [0, ' díîáâš'] }],
    ']',
  ]);
  expect(pseudoCompiled([['type', 1, { yape: 'tu Yape', other: 'tu cuenta' }]])).toEqual([
    '[',
    ['type', 1, { yape: 'túû ÝŶáâpéê', other: 'túû çúûéêñtáâ' }],
    ']',
  ]);
});

test('a pseudo-locale of a pseudo-locale is the same', () => {
  const once = pseudoMessages({ group: { text: 'Hola' } });
  expect(pseudoMessages(once)).toEqual(once);
});
