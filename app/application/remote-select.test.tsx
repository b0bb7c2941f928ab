import { cleanup, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/api/errors';
import type { CodeName } from '@/lib/api/schemas/basics';
import type { CallState } from '@/lib/api/use-call';
import { renderWithI18n } from '@/lib/testing/render';
import { RemoteSelect } from './remote-select';

const cities = [
  { code: '13', name: 'Santiago' },
  { code: '05', name: 'Valparaíso' },
];

function open(call: Partial<CallState<CodeName[]>>, value = '') {
  const retry = jest.fn(async () => true);
  const state = { data: undefined, error: undefined, isPending: false, isOffline: false };
  const { container } = renderWithI18n(
    <RemoteSelect
      call={{ ...state, isRefreshing: false, retry, ...call }}
      failure="No se pudo cargar."
      retryLabel="Intentar de nuevo"
      retryId="retry"
      id="city"
      label="Ciudad"
      value={value}
      onChange={() => undefined}
      onBlur={() => undefined}
      error={undefined}
    />,
  );
  return { retry, field: container.querySelector('.field'), select: page.getByLabelText('Ciudad') };
}

const error = new ApiError('network', { path: 'app/get_area', hint: '' });

test.each<[string, Partial<CallState<CodeName[]>>, boolean, boolean]>([
  ['they are fetched for the first time', { isRefreshing: true }, true, false],
  ['they are not fetched yet', {}, false, false],
  ['they are here', { data: cities }, false, true],
  ['they are here and fetched again', { data: cities, isRefreshing: true }, false, true],
])('while %s', (_, call, isBusy, isEnabled) => {
  const { field, select } = open(call);
  expect(field?.getAttribute('aria-busy')).toBe(isBusy ? 'true' : null);
  expect(select.hasAttribute('disabled')).toBe(!isEnabled);
  expect(page.queryByRole('status')).not.toBeInTheDocument();
});

test('shows a value that is an option, and none that is not', () => {
  expect(open({ data: cities }, '05').select).toHaveDisplayValue('Valparaíso');
  cleanup();
  expect(open({ data: cities }, '99').select).toHaveValue('');
});

test('offers a retry when they cannot be fetched, which is busy while they are fetched again', async () => {
  const { retry } = open({ error });
  const button = page.getByRole('button', { name: 'Intentar de nuevo' });
  expect(button).not.toHaveAttribute('aria-busy');
  await userEvent.click(button);
  expect(retry).toHaveBeenCalledTimes(1);
  cleanup();
  open({ error, isRefreshing: true });
  expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

test('keeps the options that are here when they cannot be fetched again', () => {
  const { select } = open({ data: cities, error }, '05');
  expect(select).toHaveDisplayValue('Valparaíso');
  expect(page.queryByRole('status')).not.toBeInTheDocument();
});
