import fc from 'fast-check';
import * as v from 'valibot';
import { sampleExtra } from '@/lib/sandbox/data/sample-user';
import en from '@/locales/apply/en.json';
import { initialSocial, type SocialIn, socialSchema } from './social-schema';

const complete = initialSocial(socialSchema(''), sampleExtra);

/** Error messages by field path, validated with the form's options. */
function errorsOf(form: SocialIn, ownPhone = ''): Record<string, string> {
  const { issues = [] } = v.safeParse(socialSchema(ownPhone), form, { abortPipeEarly: true });
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
}
const withPhones = (one: string, other: string): SocialIn => ({
  ...complete,
  contacts: [
    { ...complete.contacts[0], phone: one },
    { ...complete.contacts[1], phone: other },
  ],
});

/** Spellings of one number that starts with 9. */
const spellings = fc.tuple(
  fc.constantFrom('', '+56', '56', '+56 ', '0056', '(+56) '),
  fc.constantFrom('', ' ', '-', '.'),
);

test('rejects the same number in two spellings, at the second contact', () => {
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

test('rejects equal numbers also when other fields have errors', () => {
  const form = withPhones('912345678', '912345678');
  form.contacts[0].name = '';
  expect(errorsOf(form)).toEqual({
    'contacts.0.name': 'contact1.name',
    'contacts.1.phone': 'contact.same',
  });
});

test('does not compare incomplete numbers', () => {
  expect(errorsOf(withPhones('9123', '9123'))).toEqual({
    'contacts.0.phone': 'phone.tooShort',
    'contacts.1.phone': 'phone.tooShort',
  });
});

test("rejects the user's own number if it is known, and names the contact", () => {
  const form = withPhones('9 1234 5678', '9 2345 6789');
  expect(errorsOf(form, '+56912345678')).toEqual({ 'contacts.0.phone': 'contact1.own' });
  const other = withPhones('9 2345 6789', '9 1234 5678');
  expect(errorsOf(other, '+56912345678')).toEqual({ 'contacts.1.phone': 'contact2.own' });
  expect(errorsOf(form, '')).toEqual({});
});

test('has the message of product.md section 5 word for word in English', () => {
  // The only text that says "please": product.md gives it literally.
  expect(en.errors.contact.same).toBe('Please select a different phone number');
});
