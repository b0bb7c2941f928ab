import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuoteState } from '@/app/loan/quote/use-quote';
import { renderWithI18n } from '@/lib/testing/render';
import { textOf } from '@/lib/testing/text-of';
import { RefetchFailedNotice } from './refetch-failed-notice';

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
