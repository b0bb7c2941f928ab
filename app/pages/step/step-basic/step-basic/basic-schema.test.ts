import fc from 'fast-check';
import * as v from 'valibot';
import en from '@/locales/screens/en.json';
import es from '@/locales/screens/es.json';
import vi from '@/locales/screens/vi.json';
import { type BasicIn, basicSchema } from './basic-schema';

const questions = [
  { id: 'late', text: '¿Te has atrasado?', options: [] },
  { id: 'debt.now', text: '¿Tienes deudas?', options: [] },
];
const schema = basicSchema({ questions, today: '2026-11-20' });

const whole: BasicIn = {
  basis: '',
  first_name: ' Camila  Andrea ',
  last_name: 'Muñoz Rojas',
  run: '12345678-5',
  birth_date: '2008-11-20',
  gender: 'female',
  whatsapp: '+56 9 8123 4567',
  selfie: 'accepted',
  city: 'santiago',
  district: 'oriente',
  community: '13120',
  education: 'technical',
  industry: 'trade',
  loan_purpose: 'bills',
  answers: { late: 'no', debt_now: 'no' },
};

function errorsOf(changed: Partial<BasicIn>): string[] {
  const { issues = [] } = v.safeParse(schema, { ...whole, ...changed }, { abortPipeEarly: true });
  return issues.map(({ message }) => message);
}

test('a whole form is accepted and becomes canonical', () => {
  expect(v.parse(schema, whole)).toMatchObject({
    first_name: 'Camila Andrea',
    run: '12345678-5',
    whatsapp: '+56981234567',
  });
});

test('an empty form is refused once for each field, in words of its own', () => {
  const empty = Object.fromEntries(Object.keys(whole).map((name) => [name, '']));
  const errors = errorsOf({ ...empty, answers: { late: '', debt_now: '' } });
  expect(errors).toHaveLength(15);
  // The form tells the two answers apart by their questions.
  expect(new Set(errors).size).toBe(14);
});

test('who is 18 today may apply, who is 18 tomorrow may not', () => {
  expect(errorsOf({ birth_date: '2008-11-20' })).toEqual([]);
  expect(errorsOf({ birth_date: '2008-11-21' })).toEqual(['birthDate.tooYoung']);
});

test.each([
  ['', 'selfie.empty'],
  ['onItsWay', 'selfie.onItsWay'],
  ['rejected', 'selfie.rejected'],
  ['notSent', 'selfie.notSent'],
])('a selfie that is "%s" has its own words', (selfie, message) => {
  expect(errorsOf({ selfie })).toEqual([message]);
  const key = message.replace('selfie.', '');
  for (const { errors } of [es, en, vi]) {
    expect(errors.selfie).toHaveProperty(key, expect.any(String));
  }
});

test.each(['accepted', 'onFile'])('a selfie that is %s is enough', (selfie) => {
  expect(errorsOf({ selfie })).toEqual([]);
});

test('a missing answer has one error', () => {
  expect(errorsOf({ answers: { late: 'no', debt_now: '' } })).toEqual(['choice.empty']);
});

test('whatever is typed, a field has one error at most', () => {
  const fields = ['first_name', 'run', 'birth_date', 'whatsapp', 'selfie', 'city'] as const;
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.string({ unit: 'grapheme' }), (field, text) => {
      expect(errorsOf({ [field]: text }).length).toBeLessThanOrEqual(1);
    }),
  );
});
