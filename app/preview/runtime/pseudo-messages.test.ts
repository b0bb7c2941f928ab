import { pseudoMessages } from './pseudo-messages';

const pseudo = (message: string) => pseudoMessages({ a: message }).a;
/** A compiled message: the types know texts only. */
const pseudoCompiled = (message: unknown) => {
  const messages = { a: '' };
  Reflect.set(messages, 'a', message);
  return pseudoMessages(messages).a;
};

test('a text gets brackets, accents and more than a quarter of its length', () => {
  const text = 'Revisa el último dígito de tu RUN';
  const longer = pseudo(text) ?? '';
  expect(longer).toBe('[Réêvíîšáâ éêl úûltíîmóô díîgíîtóô déê túû RÚÛÑ]');
  expect(longer.length).toBeGreaterThan(text.length * 1.25);
});

test('Vietnamese keeps its words apart, without its own accents', () => {
  expect(pseudo('Mở ứng dụng')).toBe('[Móô úûñg dúûñg]');
});

test('placeholders, formats and tags keep their names', () => {
  expect(pseudoCompiled(['Paga ', ['amount'], ' el ', ['date', 5, 'short'], ['b', 'hoy']])).toEqual(
    ['[', 'Páâgáâ ', ['amount'], ' éêl ', ['date', 5, 'short'], ['b', 'hóôýŷ'], ']'],
  );
});

test('every option of a choice is lengthened, its number stays', () => {
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

test('done twice it is the same as done once', () => {
  const once = pseudoMessages({ group: { text: 'Hola' } });
  expect(pseudoMessages(once)).toEqual(once);
});
