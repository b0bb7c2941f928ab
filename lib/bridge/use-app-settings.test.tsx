import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { type FakeShell, installFakeShell } from '@/lib/testing/fake-shell';
import { renderWithI18n } from '@/lib/testing/render';
import { textOf } from '@/lib/testing/text-of';
import { toastAtom } from '@/lib/toast/toast';
import { useAppSettings } from './use-app-settings';

let shell: FakeShell;

beforeEach(() => {
  shell = installFakeShell();
  act(() => getDefaultStore().set(toastAtom, null));
});

function Settings() {
  const openSettings = useAppSettings();
  return (
    <button type="button" onClick={openSettings}>
      open
    </button>
  );
}

async function open(opened: boolean): Promise<string | undefined> {
  shell.reply('intentUriOpen', { opened });
  renderWithI18n(<Settings />);
  await userEvent.click(screen.getByText('open'));
  return shownMessage();
}

function shownMessage(): string | undefined {
  const message = getDefaultStore().get(toastAtom)?.message;
  return typeof message === 'string' ? message : message?.key;
}

test('opens the app’s page in the settings and says nothing', async () => {
  expect(await open(true)).toBeUndefined();
  expect(shell.posted).toMatchObject([{ event: 'intentUriOpen', data: { uri: 'luka:settings' } }]);
});

test('where it does not open, says that the user has to', async () => {
  expect(await open(false)).toBe(textOf('phoneSettings.failed'));
});
