import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/api/errors';
import type { CallState } from '@/lib/api/use-call';
import { renderWithI18n } from '@/lib/testing/render';
import { LoadFailure, LoadState } from './load-state';

const retry = jest.fn(async () => true);

const pending: CallState<string> = {
  data: undefined,
  error: undefined,
  isPending: true,
  isRefreshing: true,
  isOffline: false,
  retry,
};

const refused: CallState<string> = {
  ...pending,
  error: new ApiError('refused', { path: 'app/home', hint: '', serverMessage: 'En pausa' }),
  isPending: false,
  isRefreshing: false,
};

const show = (call: CallState<string>, page = false) =>
  renderWithI18n(
    <LoadState call={call} page={page} skeleton={<p>skeleton</p>}>
      {(data) => <p>{data}</p>}
    </LoadState>,
  );

beforeEach(() => retry.mockClear());

test('shows the skeleton until the first reply', () => {
  show(pending);
  expect(screen.getByText('skeleton')).toBeInTheDocument();
});

test('shows the data, also after a failed refetch', () => {
  show({ ...refused, data: 'data' });
  expect(screen.getByText('data')).toBeInTheDocument();
});

test.each([
  ['offline', { ...refused, isOffline: true }, 'Sin conexión'],
  ['failed', refused, 'No pudimos cargar esta parte'],
])('retries on demand when the call is %s', async (_, call, title) => {
  show(call, true);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('names what failed to load', () => {
  renderWithI18n(
    <LoadState call={refused} part="loans" skeleton={null}>
      {(data) => <p>{data}</p>}
    </LoadState>,
  );
  expect(screen.getByRole('heading', { name: 'No pudimos cargar tus préstamos' })).toBeVisible();
});

test('marks the button busy while it retries', () => {
  show({ ...refused, isRefreshing: true });
  expect(screen.getByRole('button', { busy: true })).toBeInTheDocument();
});

test("shows the server's text only where the screen wants it", () => {
  const { unmount } = renderWithI18n(<LoadFailure call={refused} />);
  expect(screen.queryByText('En pausa')).not.toBeInTheDocument();
  unmount();
  renderWithI18n(<LoadFailure call={refused} serverText />);
  expect(screen.getByText('En pausa')).toBeInTheDocument();
});
