import type { BasicInfo } from '@/lib/api/schemas/application';
import { keepPhoto } from '@/lib/photo/photo-record';
import { removeValue, writeValue } from '@/lib/storage/values';
import { basicFieldOf, initialBasic, keptBasic, toBasicInfo } from './basic-values';

const questions = [
  { id: 'late', text: '¿Te has atrasado?', options: [] },
  { id: 'debt.now', text: '¿Tienes deudas?', options: [] },
];
const saved: BasicInfo = {
  first_name: 'Camila',
  last_name: 'Muñoz',
  gender: 'female',
  birth_date: '1995-04-23',
  run: '12345678-5',
  education: 'technical',
  industry: 'trade',
  loan_purpose: 'bills',
  whatsapp: '+56987654567',
  city: 'santiago',
  district: 'oriente',
  community: '13123',
  overdue_answers: [
    { id: 'debt.now', value: 'no' },
    { id: 'gone', value: 'no' },
  ],
};

afterEach(() => {
  removeValue('luka_draft_u1_photos');
  removeValue('user_id');
  removeValue('phone');
});

test('what was saved is shown as people write it, and asks only what was not answered', () => {
  expect(initialBasic(saved, questions)).toMatchObject({
    run: '12.345.678-5',
    whatsapp: '9 8765 4567',
    selfie: 'onFile',
    answers: { late: '', debt_now: 'no' },
  });
});

test('who comes for the first time finds the number they log in with, and nothing else', () => {
  writeValue('phone', '+56987654567');
  const { whatsapp, answers, ...rest } = initialBasic(null, questions);
  expect(whatsapp).toBe('9 8765 4567');
  expect(answers).toEqual({ late: '', debt_now: '' });
  expect(Object.values(rest).join('')).toBe('');
});

test('a selfie that was accepted before a reload is still there', () => {
  writeValue('user_id', 'u1');
  keepPhoto('selfie', { imageId: 'img_1', thumbnail: '' });
  expect(initialBasic(null, questions).selfie).toBe('accepted');
});

test('everything shown is kept in the draft but the selfie', () => {
  const { answers, ...rest } = initialBasic(null, questions);
  const shown = [...Object.keys(rest), ...Object.keys(answers).map((key) => `answers.${key}`)];
  expect(new Set([...keptBasic(questions), 'selfie'])).toEqual(new Set(shown));
});

test('the form becomes what the server takes: answers in the order of the questions', () => {
  const { overdue_answers: _saved, ...same } = saved;
  const values = { ...initialBasic(saved, questions), run: saved.run, whatsapp: saved.whatsapp };
  expect(toBasicInfo({ ...values, answers: { debt_now: 'yes', late: 'no' } }, questions)).toEqual({
    ...same,
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
  ['unheard_of', 'unheard_of'],
])('what the server calls %s is the field %s', (wireName, field) => {
  expect(basicFieldOf(wireName, questions)).toBe(field);
});
