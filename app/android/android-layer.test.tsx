import { act, screen } from '@testing-library/react';
import { saveDecision } from '@/lib/consent/decisions';
import { NavigatorContext } from '@/lib/router/router-context';
import { readValue, writeValue } from '@/lib/storage/values';
import { installFakeShell } from '@/lib/testing/fake-shell';
import { renderWithI18n } from '@/lib/testing/render';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { AndroidLayer } from './android-layer';

const newUser = { token: 't', phone: '+56912345678', user_id: 'u3', new_guest: true };

/** Renders the layer in a shell with these replies, and waits until it has loaded. */
async function start(replies: Record<string, unknown>) {
  const shell = installFakeShell();
  for (const [event, data] of Object.entries({ permission: {}, localCache: {}, ...replies })) {
    shell.reply(event, data);
  }
  renderWithI18n(
    <NavigatorContext value={fakeNavigator({ path: '/', query: {} })}>
      <AndroidLayer onSystemBack={() => false} />
    </NavigatorContext>,
  );
  await screen.findByRole('status');
  await act(async () => void (await shell.next('selfAppInfo')));
  return shell;
}

test('sends a registration at launch that could not be sent before', async () => {
  writeValue('user_id', 'u3');
  writeValue('uni_token', 't');
  saveDecision('attribution', true);
  const shell = await start({ localCache: { value: newUser }, afEvent: { sent: true } });
  await act(async () => void (await shell.next('afEvent')));
  expect(readValue('af_register_ok_u3')).toBe(true);
});
