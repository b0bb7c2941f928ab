import { writeDraft } from '@/lib/forms/draft';
import { writeValue } from '@/lib/storage/values';
import { sampleQuotedChoice } from '@/lib/testing/sample-quote';
import { readConfirmedQuote, saveConfirmedQuote } from './confirmed-quote';

beforeEach(() => writeValue('user_id', 'u1'));

test('reads the quote that was saved, to the peso', () => {
  saveConfirmedQuote(sampleQuotedChoice());
  expect(readConfirmedQuote()).toEqual(sampleQuotedChoice());
});

test('reads the order number once the quote was signed', () => {
  saveConfirmedQuote({ ...sampleQuotedChoice(), order_no: '26110482' });
  expect(readConfirmedQuote()?.order_no).toBe('26110482');
});

test('reads null when nothing was confirmed', () => {
  expect(readConfirmedQuote()).toBeNull();
});

test('reads null when a stored figure is invalid', () => {
  const { quote, ...others } = sampleQuotedChoice();
  writeDraft('quote', { ...others, quote: { ...quote, arrival: '188000' } });
  expect(readConfirmedQuote()).toBeNull();
});
