import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { installFakeNative } from '@/lib/bridge/fake-native';
import { toastAtom } from '@/lib/toast/toast';
import { renderWithI18n } from '@/scripts/jest/render';
import { useOutsideLink } from './use-outside-link';

const opened = jest.fn();

beforeEach(() => {
  getDefaultStore().set(toastAtom, null);
  window.open = opened;
});

function Link({ uri }: { uri: string }) {
  return <a {...useOutsideLink()(uri)}>Abrir</a>;
}

/** Taps a link and tells whether the browser was left to follow it. */
async function tap(uri: string): Promise<boolean> {
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

test('in a browser a page opens in a tab that knows nothing of ours', async () => {
  expect(await tap('https://ahorro.example/')).toBe(false);
  expect(opened).toHaveBeenCalledWith('https://ahorro.example/', '_blank', 'noopener,noreferrer');
});

test('in a browser a call is left to the browser', async () => {
  expect(await tap('tel:+566000000000')).toBe(true);
  expect(opened).not.toHaveBeenCalled();
});

test('an address of another kind leads nowhere', async () => {
  expect(await tap('javascript:alert(1)')).toBe(false);
  expect(screen.getByText('Abrir')).toHaveAttribute('href', '#');
  expect(opened).not.toHaveBeenCalled();
});

test('in the shell the shell opens it', async () => {
  const native = installFakeNative();
  native.answer('intentUriOpen', { opened: true });
  expect(await tap('tel:+566000000000')).toBe(false);
  const { data } = await native.next('intentUriOpen');
  native.remove();
  expect(data).toEqual({ uri: 'tel:+566000000000' });
  expect(toast()).toBeUndefined();
});

test('where nothing on the phone opens it, that is said', async () => {
  const native = installFakeNative();
  native.answer('intentUriOpen', { opened: false });
  await tap('https://wa.me/56900000000');
  await native.next('intentUriOpen');
  native.remove();
  expect(toast()).toMatch('Abre el enlace desde otro equipo');
});
