import { removeValue, writeValue } from '@/lib/storage/values';
import { sampleTerms } from '../test/sample-terms';
import { keepTerms, readKeptTerms } from './kept-terms';

const key = 'luka_draft_u1_terms';

beforeEach(() => writeValue('user_id', 'u1'));

afterEach(() => {
  removeValue(key);
  removeValue('user_id');
});

test('confirmed terms are found again, to the peso', () => {
  keepTerms(sampleTerms());
  expect(readKeptTerms()).toEqual(sampleTerms());
});

test('signed terms know their order', () => {
  keepTerms({ ...sampleTerms(), order_no: '26110482' });
  expect(readKeptTerms()?.order_no).toBe('26110482');
});

test('where nothing was confirmed there are no terms', () => {
  expect(readKeptTerms()).toBeNull();
});

test('terms with a broken figure are not taken', () => {
  const { preview, ...rest } = sampleTerms();
  writeValue(key, { ...rest, preview: { ...preview, arrival: '188000' } });
  expect(readKeptTerms()).toBeNull();
});
