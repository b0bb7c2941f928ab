import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type ApiErrorCode } from '@/lib/api/errors';
import { renderWithI18n } from '@/lib/testing/render';
import { ids } from '../loan.ids';
import { SigningFailure } from './signing-failure';

const scrollIntoView = jest.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

const failed = (code: ApiErrorCode) => new ApiError(code, { path: 'loan/apply', hint: 'a test' });

function renderFailure(failure: ApiError | null) {
  const onConfirmAgain = jest.fn();
  renderWithI18n(<SigningFailure failure={failure} onConfirmAgain={onConfirmAgain} />);
  return onConfirmAgain;
}

test.each(['refused', 'rejected'] as const)(
  'a signature that the server has %s needs a new quote',
  async (code) => {
    const onConfirmAgain = renderFailure(failed(code));
    expect(screen.queryByText(/no se duplica/)).toBeNull();
    await userEvent.click(screen.getByRole('button'));
    expect(onConfirmAgain).toHaveBeenCalledTimes(1);
  },
);

test.each(['network', 'timeout', 'shape'] as const)(
  'after a signature that ended with %s a retry is safe',
  (code) => {
    renderFailure(failed(code));
    expect(document.getElementById(ids.signingFailure)).toHaveTextContent('no se duplica');
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('a failure is scrolled into view, as the dock may cover it', () => {
  renderFailure(failed('network'));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('nothing is shown and nothing is scrolled without a failure', () => {
  renderFailure(null);
  expect(document.getElementById(ids.signingFailure)).toBeNull();
  expect(scrollIntoView).not.toHaveBeenCalled();
});
