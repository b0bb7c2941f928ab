import { readVocabulary, type Vocabulary } from './vocabulary';

let vocabulary: Vocabulary;

beforeAll(async () => {
  vocabulary = await readVocabulary();
});

const wordOf = (code: string) => vocabulary.words.find((word) => word.code === code);

test('a method that taps is a word with its selector, on its screen', () => {
  expect(wordOf("home.tapButton('pay')")).toMatchObject({
    screen: 'home',
    path: '/',
    moves: [{ do: 'tap', selector: expect.stringContaining('[id="home-pay"]') }],
  });
});

test.each([
  'getCode.agree()',
  'getCode.submit()',
  "getCode.chooseChannel('email')",
  "settings.chooseTheme('dark')",
  'social.pickContact(1)',
  "upload.photo('id_back').open()",
  "basic.answerLeavePrompt('stay')",
  'basic.tapBack()',
  'payScreen.close()',
])('%s is a word of one tap', (code) => {
  expect(wordOf(code)?.moves).toMatchObject([{ do: 'tap' }]);
});

test('a text that is typed is a blank of its word', () => {
  expect(wordOf('login.enterCode(§)')?.moves).toMatchObject([{ do: 'type' }]);
  expect(wordOf('sign.typeSignature(§)')?.moves).toMatchObject([{ do: 'tap' }, { do: 'type' }]);
});

test('a word of two taps has both', () => {
  expect(wordOf('settings.signOut()')?.moves).toHaveLength(2);
});

test('methods that read or wait are no words', () => {
  expect(
    vocabulary.words.filter(({ code }) => /\.(wait|figures|amount|values)/.test(code)),
  ).toEqual([]);
});

test('each state of Home is known by its buttons, and each form by its fields', () => {
  const states = vocabulary.homeStates.map(({ state }) => state);
  expect(states.sort()).toEqual(
    [
      ...['approved', 'cleared', 'guest', 'init', 'lending', 'not_approved', 'overdue'],
      ...['payment_failed', 'refused', 'review', 'waiting'],
    ].sort(),
  );
  expect(vocabulary.homeStates.every(({ selector }) => selector.startsWith('main:has('))).toBe(
    true,
  );
  expect(vocabulary.forms).toMatchObject({ basic: 'basic-', social: 'social-' });
});
