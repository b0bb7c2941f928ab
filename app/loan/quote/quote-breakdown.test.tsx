import { renderWithI18n } from '@/lib/testing/render';
import { sampleQuote } from '@/lib/testing/sample-quote';
import { SummarySheet } from '../signing/summary-sheet';
import { QuoteBreakdown } from './quote-breakdown';

test.each([
  ['that is charged', sampleQuote.service_fee, 3],
  ['that a coupon pays', 0, 0],
])(
  'a fee %s is said not to be returned on the choice and on the signature: %#',
  (_, service_fee, count) => {
    const quote = { ...sampleQuote, service_fee };
    const { container } = renderWithI18n(
      <>
        <QuoteBreakdown quote={quote} />
        <SummarySheet quote={quote} />
      </>,
    );
    expect(container.textContent?.match(/La comisión[^.]* no se devuelve/g) ?? []).toHaveLength(
      count,
    );
  },
);
