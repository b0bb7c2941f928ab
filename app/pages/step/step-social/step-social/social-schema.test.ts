import fc from 'fast-check';
import * as v from 'valibot';
import en from '@/locales/screens/en.json';
import es from '@/locales/screens/es.json';
import vi from '@/locales/screens/vi.json';
import { type SocialIn, socialSchema } from './social-schema';

const whole: SocialIn = {
  basis: '',
  employment: 'fees',
  salary: 'to_800',
  marital: 'single',
  contacts: [
    { relationship: 'mother', name: 'Rosa Muñoz', phone: '9 1234 5678' },
    { relationship: 'friend', name: 'Javiera Soto', phone: '+56923456789' },
  ],
};

/** Messages by the path of their field, as the form asks the schema. */
function errorsOf(form: SocialIn, ownPhone = ''): Record<string, string> {
  const { issues = [] } = v.safeParse(socialSchema(ownPhone), form, { abortPipeEarly: true });
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
}
const withPhones = (one: string, other: string): SocialIn => ({
  ...whole,
  contacts: [
    { ...whole.contacts[0], phone: one },
    { ...whole.contacts[1], phone: other },
  ],
});

test('a whole form is accepted, its phones in canonical form', () => {
  expect(v.parse(socialSchema(''), whole).contacts.map(({ phone }) => phone)).toEqual([
    '+56912345678',
    '+56923456789',
  ]);
});

test('an empty form is refused once for each field, and tells the two contacts apart', () => {
  const nobody = { relationship: '', name: '', phone: '' };
  const empty = { employment: '', salary: '', marital: '', contacts: [nobody, nobody] };
  const errors = errorsOf({ basis: '', ...empty, contacts: [nobody, nobody] });
  expect(Object.keys(errors)).toHaveLength(9);
  expect(new Set(Object.values(errors)).size).toBe(9);
  for (const { errors: texts } of [es, en, vi]) {
    for (const key of Object.values(errors)) {
      expect(texts).toHaveProperty(key, expect.any(String));
    }
  }
});

/** Spellings of one number that begins with 9. */
const spellings = fc.tuple(
  fc.constantFrom('', '+56', '56', '+56 ', '0056', '(+56) '),
  fc.constantFrom('', ' ', '-', '.'),
);

test('one number in two spellings is one number, and the second contact is to change', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{8}$/),
      spellings,
      spellings,
      (digits, [code, gap], [otherCode, otherGap]) => {
        const one = `${code}9${gap}${digits.slice(0, 4)}${gap}${digits.slice(4)}`;
        const other = `${otherCode}9${otherGap}${digits}`;
        expect(errorsOf(withPhones(one, other))).toEqual({ 'contacts.1.phone': 'contact.same' });
      },
    ),
  );
});

test('that two numbers are one is said also while other fields of the contacts are wrong', () => {
  const form = withPhones('912345678', '912345678');
  form.contacts[0].name = '';
  expect(errorsOf(form)).toEqual({
    'contacts.0.name': 'contact1.name',
    'contacts.1.phone': 'contact.same',
  });
});

test('two empty or half-typed numbers are not called the same', () => {
  expect(errorsOf(withPhones('9123', '9123'))).toEqual({
    'contacts.0.phone': 'phone.tooShort',
    'contacts.1.phone': 'phone.tooShort',
  });
});

test("the person's own number is nobody's emergency contact, where it is known", () => {
  const form = withPhones('9 1234 5678', '9 2345 6789');
  expect(errorsOf(form, '+56912345678')).toEqual({ 'contacts.0.phone': 'contact.own' });
  expect(errorsOf(form, '')).toEqual({});
});

test('the message of product.md section 5 is word by word the one in English', () => {
  // It says "please", which no other text does: what was asked for wins over the house's tone.
  expect(en.errors.contact.same).toBe('Please select a different phone number');
});
