import { screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuoteState } from '@/app/loan/quote/use-quote';
import { renderWithI18n } from '@/lib/testing/render';
import { sampleQuote } from '@/lib/testing/sample-quote';
import { textOf } from '@/lib/testing/text-of';
import { QuoteUpdateNotice, RefetchFailedNotice } from './quote-notices';

test('lists each change with the figure before and now, and the penalty without figures', () => {
  const before = { ...sampleQuote, arrival: 189_000 };
  const update = { kind: 'changed', changes: ['arrival', 'penalty'], before } as const;
  renderWithI18n(<QuoteUpdateNotice update={update} quote={sampleQuote} />);
  const [arrival, penalty] = within(page.getByRole('list')).getAllByRole('listitem');
  expect(arrival).toHaveTextContent('Recibes $188.000 (antes $189.000)');
  expect(penalty).toHaveTextContent(textOf('loanInformation.update.penalty'));
});

test.each<[QuoteState['status'], boolean]>([
  ['ready', false],
  ['updating', false],
  ['failed', true],
  ['noTerm', true],
])('a quote that is %s is said not to be valid any more: %s', async (status, shown) => {
  const refetch = jest.fn();
  const state = { status, quoted: null, error: null, refetch };
  const { container } = renderWithI18n(<RefetchFailedNotice state={state} />);
  if (!shown) return expect(container).toBeEmptyDOMElement();
  expect(page.getByText(textOf('loanInformation.noTerm.text'))).toBeInTheDocument();
  await userEvent.click(page.getByRole('button'));
  expect(refetch).toHaveBeenCalledTimes(1);
});
