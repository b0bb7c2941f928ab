import { samplePreview } from '../test/sample-terms';
import { previewFault } from './preview-fits';

const choice = { product_id: 'luka', amount: 200_000, term_days: 30 };

test('figures that belong to the choice and add up may be shown', () => {
  expect(previewFault(samplePreview, choice)).toBeNull();
});

test.each([
  [{ amount: 210_000 }, 'amount'],
  [{ term_days: 45 }, 'term_days'],
  [{ arrival: 188_001 }, 'arrival'],
  [{ repayment: 203_999 }, 'repayment'],
])('figures with %j are not shown', (over, field) => {
  expect(previewFault({ ...samplePreview, ...over }, choice)).toContain(`ret.${field}`);
});
