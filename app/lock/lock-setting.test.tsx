import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readValue, writeValue } from '@/lib/storage/values';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { renderWithI18n } from '@/lib/testing/render';
import es from '@/locales/long/lock/es.json';
import { LockOffer } from './lock-offer';
import { LockSetting } from './lock-setting';

let native: FakeShell;

beforeEach(() => {
  native = installFakeShell();
  writeValue('user_id', 'u1');
});
afterEach(() => cleanup());

/** A phone with a lock, or without one; its question ends as `asked` says. */
function startPhone({ hasLock = true, asked = 'granted' }): void {
  native.on('permission', ({ callbackId, data }) => {
    const isAsked = typeof data === 'object' && data !== null && 'ask' in data && data.ask === true;
    const state = hasLock ? 'not_asked' : 'denied_forever';
    native.send({ callbackId, data: { device_lock: isAsked ? asked : state } });
  });
}

const stored = () => readValue('luka_lock_u1');

test('the switch is turned on and off once the device has asked', async () => {
  startPhone({});
  renderWithI18n(<LockSetting userId="u1" />);
  const control = await screen.findByRole('switch', { name: es.setting });
  expect(control).not.toBeChecked();
  expect(native.posted).toHaveLength(1);
  await userEvent.click(control);
  expect(control).toBeChecked();
  expect(stored()).toEqual({ on: true });
  startPhone({ asked: 'denied' });
  await userEvent.click(control);
  expect(control).toBeChecked();
  expect(stored()).toEqual({ on: true });
  startPhone({});
  await userEvent.click(control);
  expect(control).not.toBeChecked();
  expect(stored()).toEqual({ on: false });
});

test('a device without a lock gets neither switch nor offer, but can turn off what is on', async () => {
  startPhone({ hasLock: false });
  const { rerender } = renderWithI18n(
    <>
      <LockSetting userId="u1" />
      <LockOffer />
    </>,
  );
  await native.next('permission');
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => writeValue('luka_lock_u1', { on: true }));
  rerender(<LockSetting userId="u1" />);
  await userEvent.click(await screen.findByRole('switch'));
  expect(stored()).toEqual({ on: false });
});

test.each([
  ['Activar el bloqueo', { on: true }],
  ['Ahora no', { on: false }],
])('the offer is gone after "%s"', async (name, decision) => {
  startPhone({});
  renderWithI18n(<LockOffer />);
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(stored()).toEqual(decision);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a second tap while the device asks does not ask again', async () => {
  startPhone({});
  renderWithI18n(<LockSetting userId="u1" />);
  const control = await screen.findByRole('switch');
  const asked = jest.fn();
  native.on('permission', asked);
  await userEvent.click(control);
  await userEvent.click(control);
  expect(asked).toHaveBeenCalledTimes(1);
});
