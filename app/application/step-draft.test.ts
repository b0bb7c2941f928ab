import { readDraft, writeDraft } from '@/lib/forms/draft';
import { removeValue, writeValue } from '@/lib/storage/values';
import { basisOf, takeNewerDraft } from './step-draft';

const saved = { city: 'stgo' };
const initial = { basis: basisOf(saved), city: 'stgo', answers: { late: 'no' } };
const keep = ['basis', 'city', 'answers.late'] as const;

beforeEach(() => writeValue('user_id', 'u1'));
afterEach(() => {
  removeValue('luka_draft_u1_basic');
  removeValue('user_id');
});

const take = () => takeNewerDraft<typeof initial>({ name: 'basic', initial, keep });

test('a draft that was begun on what is saved now is newer and stays', () => {
  writeDraft('basic', { basis: basisOf(saved), city: 'valpo', 'answers.late': 'no' });
  expect(take()).toBe(true);
  expect(readDraft('basic')).toMatchObject({ city: 'valpo' });
});

test('a draft that was begun on other data is older than what is saved, and is forgotten', () => {
  writeDraft('basic', { basis: basisOf(null), city: 'valpo' });
  expect(take()).toBe(false);
  expect(readDraft('basic')).toEqual({});
});

test('a draft that says what is saved brings nothing back', () => {
  writeDraft('basic', { basis: basisOf(saved), city: 'stgo', 'answers.late': 'no' });
  expect(take()).toBe(false);
});

test('without a draft nothing comes back', () => {
  expect(take()).toBe(false);
});
