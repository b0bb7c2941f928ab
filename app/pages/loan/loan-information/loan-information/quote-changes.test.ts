import { sampleQuote } from '@/lib/testing/sample-quote';
import { quoteChanges } from './quote-changes';

test('lists nothing when only the id and the expiry differ', () => {
  const renewed = {
    ...sampleQuote,
    preview_id: 'prev_2',
    expires_at: '2026-11-20T11:57:00-03:00',
  };
  expect(quoteChanges(sampleQuote, renewed)).toEqual([]);
});

test.each([
  [{ arrival: 187_000 }, ['arrival']],
  [{ repayment: 205_000 }, ['repayment']],
  [{ repay_date: '2026-12-21' }, ['date']],
  [{ cae: 1.1 }, ['cae']],
  [{ penalty: { once_rate: 0.05, daily_rate: 0.05 } }, ['penalty']],
  [{ penalty: { once_rate: 0.06, daily_rate: 0.04 } }, ['penalty']],
  [{ cae: 1.1, arrival: 187_000, repay_date: '2026-12-21' }, ['arrival', 'date', 'cae']],
])('with %j it lists %j', (changed, changes) => {
  expect(quoteChanges(sampleQuote, { ...sampleQuote, ...changed })).toEqual(changes);
});
