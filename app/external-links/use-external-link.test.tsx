import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { installFakeShell } from '@/lib/testing/fake-shell';
import { renderWithI18n } from '@/lib/testing/render';
import { textOf } from '@/lib/testing/text-of';
import { toastAtom } from '@/lib/toast/toast';
import { isHttpsUrl, useExternalLink } from './use-external-link';

const openWindow = jest.fn();

beforeEach(() => {
  getDefaultStore().set(toastAtom, null);
  window.open = openWindow;
});

function Link({ uri }: { uri: string }) {
  return <a {...useExternalLink()(uri)}>Abrir</a>;
}

/** Clicks a link; returns whether the browser's default action was kept. */
async function click(uri: string): Promise<boolean> {
  let followed = false;
  const watch = (event: Event) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  renderWithI18n(<Link uri={uri} />);
  window.addEventListener('click', watch);
  await userEvent.click(screen.getByText('Abrir'));
  window.removeEventListener('click', watch);
  return followed;
}

const toast = () => getDefaultStore().get(toastAtom)?.message;

test('opens an https URL in a new tab without an opener in a browser', async () => {
  expect(await click('https://ahorro.example/')).toBe(false);
  expect(openWindow).toHaveBeenCalledWith(
    'https://ahorro.example/',
    '_blank',
    'noopener,noreferrer',
  );
});

test.each(['tel:+566000000000', 'mailto:ayuda@luka.example'])(
  'leaves %s to the browser',
  async (uri) => {
    expect(await click(uri)).toBe(true);
    expect(screen.getByText('Abrir')).toHaveAttribute('href', uri);
    expect(openWindow).not.toHaveBeenCalled();
  },
);

test.each([
  'http://luka.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'intent://scan#Intent;end',
  'file:///etc/hosts',
  'market://details?id=x',
  '/pages/profile/profile',
  '',
])('does nothing for the URI %j', async (uri) => {
  expect(await click(uri)).toBe(false);
  expect(screen.getByText('Abrir')).toHaveAttribute('href', '#');
  expect(openWindow).not.toHaveBeenCalled();
});

test('opens the URI through the bridge in the shell', async () => {
  const native = installFakeShell();
  native.reply('intentUriOpen', { opened: true });
  expect(await click('tel:+566000000000')).toBe(false);
  const { data } = await native.next('intentUriOpen');
  expect(data).toEqual({ uri: 'tel:+566000000000' });
  expect(toast()).toBeUndefined();
});

test('shows a toast when no app on the phone opens the URI', async () => {
  const native = installFakeShell();
  native.reply('intentUriOpen', { opened: false });
  await click('https://wa.me/56900000000');
  await native.next('intentUriOpen');
  expect(toast()).toBe(textOf('outside.failed'));
});

test.each([
  ['https://ahorro.example/', true],
  ['tel:+566000000000', false],
  ['http://ahorro.example/', false],
  ['ahorro.example', false],
])('%s is an https URL: %s', (url, expected) => {
  expect(isHttpsUrl(url)).toBe(expected);
});
