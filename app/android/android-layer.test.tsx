import { act, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { saveDecision } from '@/lib/consent/decisions';
import { pushBackHandler } from '@/lib/gestures/back-stack';
import { NavigatorContext } from '@/lib/router/router-context';
import { readValue, writeValue } from '@/lib/storage/values';
import { installFakeShell } from '@/lib/testing/fake-shell';
import { renderWithI18n } from '@/lib/testing/render';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { AndroidLayer } from './android-layer';

const backValue = v.object({ key: v.literal('back'), value: v.string() });

const newUser = { token: 't', phone: '+56912345678', user_id: 'u3', new_guest: true };

/** Renders the layer in a shell with these replies, and waits until it has loaded. */
async function start(replies: Record<string, unknown>, onSystemBack = () => false) {
  const shell = installFakeShell();
  for (const [event, data] of Object.entries({ permission: {}, localCache: {}, ...replies })) {
    shell.reply(event, data);
  }
  renderWithI18n(
    <NavigatorContext value={fakeNavigator({ path: '/', query: {} })}>
      <AndroidLayer onSystemBack={onSystemBack} />
    </NavigatorContext>,
  );
  await screen.findByRole('status');
  await act(async () => void (await shell.next('selfAppInfo')));
  return shell;
}

test.each([true, false])('replies %s to the shell when Back was handled so', async (handled) => {
  const onSystemBack = jest.fn(() => handled);
  const shell = await start({}, onSystemBack);
  expect(shell.send({ event: 'back' })).toBe(handled);
  expect(onSystemBack).toHaveBeenCalledTimes(1);
});

test('stores the version of the shell at launch', async () => {
  const info = { packageName: 'cl.luka.app', versionName: '2.0', versionCode: 20, flavor: 'play' };
  await start({ selfAppInfo: info });
  expect(readValue('appInfo')).toEqual({ versionName: '2.0', versionCode: 20 });
});

test('sends a registration at launch that could not be sent before', async () => {
  writeValue('user_id', 'u3');
  writeValue('uni_token', 't');
  saveDecision('attribution', true);
  const shell = await start({ localCache: { value: newUser }, afEvent: { sent: true } });
  await act(async () => void (await shell.next('afEvent')));
  expect(readValue('af_register_ok_u3')).toBe(true);
});

test('tells the shell on Home that Back leaves the app, and that a sheet handles it', async () => {
  const shell = await start({});
  const told = () =>
    shell.posted.flatMap(({ data }) => (v.is(backValue, data) ? [data.value] : []));
  await waitFor(() => expect(told()).toEqual(['leaves']));
  const close = pushBackHandler(() => true);
  await waitFor(() => expect(told()).toEqual(['leaves', 'handled']));
  close();
});
