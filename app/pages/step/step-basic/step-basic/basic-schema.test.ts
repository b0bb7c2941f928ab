import fc from 'fast-check';
import * as v from 'valibot';
import { sampleBasic } from '@/lib/sandbox/data/sample-user';
import { type BasicIn, basicFieldOf, basicSchema, initialBasic } from './basic-schema';

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

test.each([
  ['run', 'run'],
  ['overdue_answers.1.value', 'answers.debt_now'],
  ['overdue_answers.7.value', 'overdue_answers.7.value'],
  ['unknown', 'unknown'],
])('basicFieldOf maps the wire name %s to the field %s', (wireName, field) => {
  expect(basicFieldOf(wireName, questions)).toBe(field);
});
