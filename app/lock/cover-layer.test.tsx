import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { handleBack } from '@/lib/gestures/back-stack';
import { guardPresses } from '@/lib/gestures/press-gate';
import { showSurface } from '@/lib/gestures/surfaces';
import { NavigatorContext } from '@/lib/router/router-context';
import { uncover } from '@/lib/session/cover';
import { logOut } from '@/lib/session/log-out';
import { type Cover, coverAtom } from '@/lib/session/session-state';
import { readValue, writeValue } from '@/lib/storage/values';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { passTurns } from '@/lib/testing/pass-turns';
import { renderWithI18n } from '@/lib/testing/render';
import { fakeNavigator } from '@/lib/testing/render-screen';
import es from '@/locales/long/lock/es.json';
import { CoverLayer } from './cover-layer';

let native: FakeShell | undefined;

beforeEach(() => {
  writeValue('user_id', 'u1');
  writeValue('uni_token', 'token-1');
  writeValue('luka_lock_u1', { on: true });
});
afterEach(async () => {
  await act(() => logOut('signOut'));
  act(() => setCover('none'));
});

const setCover = (cover: Cover) => getDefaultStore().set(coverAtom, cover);
const cover = () => screen.queryByRole('dialog');
const questions = () => native?.posted.filter(({ event }) => event === 'permission') ?? [];

/** Renders the cover in a shell whose question for the lock ends in this state; `null`: it stays open. */
async function open(kind: Cover, state: string | null) {
  native = installFakeShell();
  native.reply('localCache', {});
  native.on('permission', ({ callbackId }) => {
    if (state) native?.send({ callbackId, data: { device_lock: state } });
  });
  setCover(kind);
  const navigator = fakeNavigator({ path: '/', query: {} });
  renderWithI18n(
    <NavigatorContext value={navigator}>
      <p>Debes $246.000</p>
      <CoverLayer />
    </NavigatorContext>,
  );
  if (kind !== 'none') await screen.findByRole('dialog');
  return navigator;
}

test('covers nothing where nothing is to be asked', async () => {
  await open('none', null);
  expect(cover()).not.toBeInTheDocument();
});

test('asks at once for the lock, over a page that is inert, and goes when it is unlocked', async () => {
  document.documentElement.dataset.boot = 'wait';
  await open('lock', null);
  expect(cover()).toHaveAccessibleName('Luka está bloqueada');
  // Until it is shown, the boot script's cover hides what is below.
  expect(document.documentElement).not.toHaveAttribute('data-boot');
  const [question] = questions();
  expect(question?.data).toEqual({ names: ['device_lock'], ask: true });
  await act(async () => {
    native?.send({ callbackId: question?.callbackId, data: { device_lock: 'granted' } });
  });
  expect(cover()).not.toBeInTheDocument();
});

test('a press that follows the opening commits nothing below: its user has not seen that yet', async () => {
  const release = guardPresses();
  const committed = jest.fn();
  const below = document.body.appendChild(document.createElement('div'));
  below.innerHTML = '<button data-commits="">Pagar</button>';
  const pay = screen.getByText('Pagar');
  pay.addEventListener('click', committed);
  showSurface(below);
  await open('lock', null);
  const isStill = () => expect(below).toHaveAttribute('data-still', 'yes');
  await waitFor(isStill);
  act(uncover);
  expect(below).toHaveAttribute('data-still', 'no');
  pay.click();
  expect(committed).not.toHaveBeenCalled();
  await waitFor(isStill);
  pay.click();
  expect(committed).toHaveBeenCalledTimes(1);
  below.remove();
  release();
});

test('is busy while the lock is asked for', async () => {
  await open('lock', null);
  expect(screen.getByRole('button', { name: 'Desbloquear' })).toHaveAttribute('aria-busy', 'true');
});

test('asks nothing by itself in a browser, which may require a tap', async () => {
  const get = jest.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  setCover('lock');
  renderWithI18n(<CoverLayer />);
  const unlock = await screen.findByRole('button', { name: 'Desbloquear' });
  await act(passTurns);
  expect(unlock).not.toHaveAttribute('aria-busy', 'true');
  expect(get).not.toHaveBeenCalled();
});

test('says nothing of the first question that is closed, and says so of the next', async () => {
  await open('lock', 'denied');
  const unlock = await screen.findByRole('button', { name: 'Desbloquear' });
  expect(screen.getByRole('status')).toHaveTextContent(/^Ábrela con tu huella/);
  await userEvent.click(unlock);
  expect(await screen.findByText(/^Luka sigue bloqueada/)).toBeInTheDocument();
  expect(questions()).toHaveLength(2);
  expect(cover()).toBeInTheDocument();
});

test('neither Back nor Esc uncovers the app', async () => {
  await open('lock', 'denied');
  act(() => void handleBack());
  await userEvent.keyboard('{Escape}');
  const cancelled = new Event('cancel', { cancelable: true });
  cover()?.dispatchEvent(cancelled);
  expect(cancelled.defaultPrevented).toBe(true);
  expect(cover()).toHaveAttribute('closedby', 'none');
  expect(cover()).toHaveAttribute('open');
});

test('on a device that no longer has a lock only a code opens the app', async () => {
  await open('lock', 'denied_forever');
  expect(await screen.findByText(/ya no tiene bloqueo/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Desbloquear' })).not.toBeInTheDocument();
});

test('the way out ends the session, keeps the drafts and the lock, and does not say who it was', async () => {
  writeValue('luka_last_login', { type: 'phone', to: '+56981234567' });
  writeValue('luka_draft_u1_basic', { first_name: 'Ana' });
  await open('lock', 'denied');
  await userEvent.click(await screen.findByRole('button', { name: es.code }));
  expect(cover()).not.toBeInTheDocument();
  expect(readValue('uni_token')).toBeNull();
  expect(readValue('luka_lock_u1')).toEqual({ on: true });
  expect(readValue('luka_draft_u1_basic')).toEqual({ first_name: 'Ana' });
  expect(readValue('luka_last_login')).toBeNull();
});

test('after long disuse it says why, asks for no lock, and leads to the log-in', async () => {
  const navigator = await open('idle', null);
  expect(cover()).toHaveTextContent(/más de 14 días/);
  expect(questions()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: es.code }));
  expect(cover()).not.toBeInTheDocument();
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/account/get-code-page/get-code-page',
    query: {},
  });
});
