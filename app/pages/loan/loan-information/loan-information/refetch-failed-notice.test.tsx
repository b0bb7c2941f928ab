import { screen as page } from '@testing-library/react';
import type { QuoteState } from '@/app/loan/quote/use-quote';
import { renderWithI18n } from '@/lib/testing/render';
import { textOf } from '@/lib/testing/text-of';
import { RefetchFailedNotice } from './refetch-failed-notice';

test.each<[QuoteState['status'], boolean]>([
  ['ready', false],
  ['updating', false],
  ['failed', true],
  ['noTerm', true],
])('a quote that is %s is said not to be valid any more: %s', (status, shown) => {
  const state = { status, quoted: null, error: null, refetch: jest.fn() };
  const { container } = renderWithI18n(<RefetchFailedNotice state={state} />);
  if (!shown) return expect(container).toBeEmptyDOMElement();
  expect(page.getByText(textOf('loanInformation.noTerm.text'))).toBeInTheDocument();
});
