import fc from 'fast-check';
import * as v from 'valibot';
import en from '@/locales/apply/en.json';
import es from '@/locales/apply/es.json';
import vi from '@/locales/apply/vi.json';
import { accountNumberField } from './account-number';
import { birthDateField } from './birth-date';
import { agreeField, choiceField, codeField } from './choice';
import { emailField } from './email';
import { firstNameField, fullNameField, lastNameField } from './name';
import { phoneField } from './phone';
import { runField } from './run';

const bornField = birthDateField('2026-11-20');
const bank = accountNumberField('bank');
const yape = accountNumberField('yape');

const invalid: [key: string, v.GenericSchema, unknown][] = [
  ['run.empty', runField, ''],
  ['run.empty', runField, undefined],
  ['run.characters', runField, '12.345.678-x'],
  ['run.tooShort', runField, '12.345'],
  ['run.tooLong', runField, '112.345.678-5'],
  ['run.checkDigit', runField, '12.345.678-9'],
  ['run.company', runField, '76.543.210-3'],
  ['phone.empty', phoneField, ' '],
  ['phone.characters', phoneField, '9 8123 456o'],
  ['phone.country', phoneField, '+54 9 8123 4567'],
  ['phone.tooShort', phoneField, '9 8123'],
  ['phone.tooLong', phoneField, '9 8123 4567 8'],
  ['phone.notMobile', phoneField, '2 2123 4567'],
  ['name.firstEmpty', firstNameField, ''],
  ['name.lastEmpty', lastNameField, ''],
  ['name.fullEmpty', fullNameField, null],
  ['name.characters', fullNameField, 'Ana 2'],
  ['name.tooShort', fullNameField, 'A'],
  ['name.tooLong', fullNameField, 'a'.repeat(61)],
  ['birthDate.empty', bornField, ''],
  ['birthDate.notADate', bornField, '1994--14'],
  ['birthDate.future', bornField, '2026-11-21'],
  ['birthDate.tooYoung', bornField, '2008-11-21'],
  ['birthDate.tooLongAgo', bornField, '1919-12-31'],
  ['email.empty', emailField, ''],
  ['email.characters', emailField, 'a b@c.cl'],
  ['email.noAt', emailField, 'ana'],
  ['email.noName', emailField, '@correo.cl'],
  ['email.domain', emailField, 'ana@correo'],
  ['email.tooLong', emailField, `${'a'.repeat(250)}@correo.cl`],
  ['account.empty', bank, ''],
  ['account.characters', bank, '12a456'],
  ['account.tooShort', bank, '12'],
  ['account.tooLong', bank, '1'.repeat(21)],
  ['phone.tooShort', yape, '123'],
  ['choice.empty', choiceField(), ''],
  ['agree.unticked', agreeField, false],
  ['code.empty', codeField(6), ''],
  ['code.incomplete', codeField(6), '123'],
];

test.each(invalid)('reports the message %s', (key, schema, value) => {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  expect(result.issues?.map(({ message }) => message)).toEqual([key]);
});

test.each(Object.entries({ es: es.errors, en: en.errors, vi: vi.errors }))(
  'every message has a text in %s',
  (_, texts) => {
    for (const [key] of invalid) expect(texts).toHaveProperty(key, expect.any(String));
  },
);

test.each<[v.GenericSchema, unknown, unknown]>([
  [runField, '9068826k', '9068826-K'],
  [phoneField, '+56 9 8123-4567', '+56981234567'],
  [firstNameField, '  Ñandú   O’Higgins ', 'Ñandú O’Higgins'],
  [bornField, '2008-11-20', '2008-11-20'],
  [emailField, ' Ana@Correo.CL', 'ana@correo.cl'],
  [bank, '0012-3456', '00123456'],
  [yape, '981234567', '+56981234567'],
  [choiceField('choice.empty'), 'f', 'f'],
  [agreeField, true, true],
  [codeField(4), '1234', '1234'],
])('outputs the canonical value of valid input (%#)', (schema, value, canonical) => {
  expect(v.parse(schema, value)).toBe(canonical);
});

test('reports at most one error and never throws, for any input', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.anything()),
      fc.constantFrom(runField, phoneField, fullNameField, bornField, emailField, bank, yape),
      (value, schema) => {
        const { issues } = v.safeParse(schema, value, { abortPipeEarly: true });
        expect(issues?.length ?? 1).toBe(1);
      },
    ),
  );
});
