import fc from 'fast-check';
import * as v from 'valibot';
import { fieldPaths } from '@/lib/forms/schema-fields';
import { sampleBasic } from '@/lib/sandbox/data/sample-user';
import { writeValue } from '@/lib/storage/values';
import { type BasicIn, basicFieldOf, basicSchema, initialBasic, toBasicInfo } from './basic-schema';

const questions = [
  { id: 'late', text: '¿Te has atrasado?', options: [] },
  { id: 'debt.now', text: '¿Tienes deudas?', options: [] },
];
const schema = basicSchema({ questions, today: '2026-11-20' });
const saved = {
  ...sampleBasic,
  overdue_answers: [
    { id: 'debt.now', value: 'no' },
    { id: 'gone', value: 'no' },
  ],
};
const complete: BasicIn = {
  ...initialBasic(schema, saved),
  answers: { late: 'no', debt_now: 'no' },
};

function errorsOf(changes: Partial<BasicIn>): string[] {
  const { issues = [] } = v.safeParse(
    schema,
    { ...complete, ...changes },
    { abortPipeEarly: true },
  );
  return issues.map(({ message }) => message);
}

describe('basicSchema', () => {
  test('accepts the saved values as they are displayed and makes them canonical again', () => {
    const typed = { ...complete, first_name: ' Camila  Andrea ' };
    expect(v.parse(schema, typed)).toMatchObject({
      first_name: 'Camila Andrea',
      run: sampleBasic.run,
      whatsapp: sampleBasic.whatsapp,
    });
  });

  test('rejects an empty form with one error per field, each with its own text', () => {
    const errors = errorsOf(initialBasic(schema, null));
    const fields = fieldPaths(schema).filter((path) => path !== 'baseline');
    expect(errors).toHaveLength(fields.length);
    // The form adds the question to the error that both answers share.
    expect(new Set(errors).size).toBe(fields.length - 1);
  });

  test('accepts a user who turns 18 today and rejects one who turns 18 tomorrow', () => {
    expect(errorsOf({ birth_date: '2008-11-20' })).toEqual([]);
    expect(errorsOf({ birth_date: '2008-11-21' })).toEqual(['birthDate.tooYoung']);
  });

  test('rejects a missing answer with one error', () => {
    expect(errorsOf({ answers: { late: 'no', debt_now: '' } })).toEqual(['choice.empty']);
  });

  test('reports at most one error per field for any text', () => {
    const fields = ['first_name', 'run', 'birth_date', 'whatsapp', 'city'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.string({ unit: 'grapheme' }), (field, text) => {
        expect(errorsOf({ [field]: text }).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('initialBasic', () => {
  test('shows saved values in display format, and an empty answer to a new question', () => {
    expect(initialBasic(schema, saved)).toMatchObject({
      run: '12.345.678-5',
      whatsapp: '9 8765 4567',
      answers: { late: '', debt_now: 'no' },
    });
  });

  test('is empty without saved values, except for the phone number of the log-in', () => {
    writeValue('phone', '+56987654567');
    const { whatsapp, answers, ...others } = initialBasic(schema, null);
    expect(whatsapp).toBe('9 8765 4567');
    expect(answers).toEqual({ late: '', debt_now: '' });
    expect(Object.values(others).join('')).toBe('');
  });
});

test('toBasicInfo returns the saved fields, and answers in the order of the questions', () => {
  const values = v.parse(schema, { ...complete, answers: { debt_now: 'yes', late: 'no' } });
  expect(toBasicInfo(values, questions)).toEqual({
    ...sampleBasic,
    overdue_answers: [
      { id: 'late', value: 'no' },
      { id: 'debt.now', value: 'yes' },
    ],
  });
});

test.each([
  ['run', 'run'],
  ['overdue_answers.1.value', 'answers.debt_now'],
  ['overdue_answers.7.value', 'overdue_answers.7.value'],
  ['unknown', 'unknown'],
])('basicFieldOf maps the wire name %s to the field %s', (wireName, field) => {
  expect(basicFieldOf(wireName, questions)).toBe(field);
});
