import { readDraft, writeDraft } from '@/lib/forms/draft';
import { removeValue, writeValue } from '@/lib/storage/values';
import { baselineOf, restoreDraft } from './use-step-form';

const saved = { city: 'stgo' };
const initial = { baseline: baselineOf(saved), city: 'stgo', answers: { late: 'no' } };
const keep = ['baseline', 'city', 'answers.late'] as const;

beforeEach(() => writeValue('user_id', 'u1'));
afterEach(() => {
  removeValue('luka_draft_u1_basic');
  removeValue('user_id');
});

const restore = () => restoreDraft<typeof initial>({ name: 'basic', initial, keep });

test('keeps a draft that was started from the current saved data', () => {
  writeDraft('basic', { baseline: baselineOf(saved), city: 'valpo', 'answers.late': 'no' });
  expect(restore()).toBe(true);
  expect(readDraft('basic')).toMatchObject({ city: 'valpo' });
});

test('removes a draft that was started from other saved data', () => {
  writeDraft('basic', { baseline: baselineOf(null), city: 'valpo' });
  expect(restore()).toBe(false);
  expect(readDraft('basic')).toEqual({});
});

test('restores nothing from a draft equal to the initial values', () => {
  writeDraft('basic', { baseline: baselineOf(saved), city: 'stgo', 'answers.late': 'no' });
  expect(restore()).toBe(false);
});

test('restores nothing without a draft', () => {
  expect(restore()).toBe(false);
});
