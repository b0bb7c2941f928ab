import { act, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { localeAtom } from '@/lib/i18n/current-locale';
import { renderWithI18n } from '@/lib/testing/render';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { toastAtom } from '@/lib/toast/toast';
import { prefetchCall } from './prefetch-call';
import { setFetch } from './transport';
import { useCall } from './use-call';

const sandbox = createTestSandbox();
const fetch = jest.fn(sandbox.fetch);

beforeEach(() => setFetch(fetch));

afterEach(() => {
  act(() => getDefaultStore().set(localeAtom, 'es'));
  setFetch(undefined);
});

function Options() {
  const { data } = useCall('app/get_login_option', {});
  return <p>{data ? `default ${data.default}` : 'loading'}</p>;
}

test('a screen begins with what was fetched before it was opened, and fetches nothing', async () => {
  await prefetchCall('app/get_login_option', {});
  expect(fetch).toHaveBeenCalledTimes(1);
  renderWithI18n(<Options />);
  expect(screen.getByText('default phone')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('is kept for its language only', async () => {
  getDefaultStore().set(localeAtom, 'en');
  renderWithI18n(<Options />, { locale: 'en' });
  expect(screen.getByText('loading')).toBeInTheDocument();
  await screen.findByText('default phone');
});

test('a call whose reply changes is not fetched', async () => {
  await prefetchCall('app/home', {});
  expect(fetch).not.toHaveBeenCalled();
});

test('a list that is shown is fetched once', async () => {
  renderWithI18n(<Options />);
  await screen.findByText('default phone');
  fetch.mockClear();
  await act(() => prefetchCall('app/get_login_option', {}));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a failure leaves a list that is here already', async () => {
  await prefetchCall('app/get_login_option', {});
  fetch.mockRejectedValueOnce(new TypeError('offline'));
  await prefetchCall('app/get_login_option', {});
  renderWithI18n(<Options />);
  expect(screen.getByText('default phone')).toBeInTheDocument();
});

test('a failure is silent, and the screen fetches again', async () => {
  getDefaultStore().set(localeAtom, 'vi');
  fetch.mockRejectedValueOnce(new TypeError('offline'));
  await expect(prefetchCall('app/get_login_option', {})).resolves.toBeUndefined();
  expect(getDefaultStore().get(toastAtom)).toBeNull();
  renderWithI18n(<Options />, { locale: 'vi' });
  await screen.findByText('default phone');
});
