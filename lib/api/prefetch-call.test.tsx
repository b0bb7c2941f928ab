import { act, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { HttpResponse, http } from 'msw';
import { localeAtom } from '@/lib/i18n/current-locale';
import { renderWithI18n } from '@/lib/testing/render';
import { received, server } from '@/lib/testing/server';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { toastAtom } from '@/lib/toast/toast';
import { prefetchCall } from './prefetch-call';
import { useCall } from './use-call';

beforeEach(() => server.use(...createTestSandbox().handlers));

afterEach(() => {
  act(() => getDefaultStore().set(localeAtom, 'es'));
});

function Options() {
  const { data } = useCall('app/get_login_option', {});
  return <p>{data ? `default ${data.default}` : 'loading'}</p>;
}

test('a screen begins with what was fetched before it was opened, and fetches nothing', async () => {
  await prefetchCall('app/get_login_option', {});
  expect(received).toHaveLength(1);
  renderWithI18n(<Options />);
  expect(screen.getByText('default phone')).toBeInTheDocument();
  expect(received).toHaveLength(1);
});

test('is kept for its language only', async () => {
  getDefaultStore().set(localeAtom, 'en');
  renderWithI18n(<Options />, { locale: 'en' });
  expect(screen.getByText('loading')).toBeInTheDocument();
  await screen.findByText('default phone');
});

test('a call whose reply changes is not fetched', async () => {
  await prefetchCall('app/home', {});
  expect(received).toEqual([]);
});

test('a list that is shown is fetched once', async () => {
  renderWithI18n(<Options />);
  await screen.findByText('default phone');
  received.length = 0;
  await act(() => prefetchCall('app/get_login_option', {}));
  expect(received).toHaveLength(1);
});

test('a failure leaves a list that is here already', async () => {
  await prefetchCall('app/get_login_option', {});
  server.use(http.post('*', () => HttpResponse.error(), { once: true }));
  await prefetchCall('app/get_login_option', {});
  renderWithI18n(<Options />);
  expect(screen.getByText('default phone')).toBeInTheDocument();
});

test('a failure is silent, and the screen fetches again', async () => {
  getDefaultStore().set(localeAtom, 'vi');
  server.use(http.post('*', () => HttpResponse.error(), { once: true }));
  await expect(prefetchCall('app/get_login_option', {})).resolves.toBeUndefined();
  expect(getDefaultStore().get(toastAtom)).toBeNull();
  renderWithI18n(<Options />, { locale: 'vi' });
  await screen.findByText('default phone');
});
