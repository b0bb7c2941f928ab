import { act, screen } from '@testing-library/react';
import { hashNavigator } from '@/app/launch/hash-navigation';
import { InAndroid } from '@/app/launch/in-android';
import { type FakeNative, installFakeNative } from '@/lib/bridge/fake-native';
import { answerConsent } from '@/lib/consent/answers';
import { pushBackHandler } from '@/lib/gestures/back-stack';
import { NavigatorContext } from '@/lib/router/router-context';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { renderWithI18n } from '@/scripts/jest/render';

let native: FakeNative | undefined;

afterEach(() => {
  native?.remove();
  native = undefined;
  removeValue('appInfo');
  for (const key of ['af_register_ok_u3', 'luka_consents_u3', 'user_id', 'uni_token'] as const) {
    removeValue(key);
  }
});

const newcomer = { token: 't', phone: '+56912345678', user_id: 'u3', new_guest: true };

/** Starts the app's outermost part in a shell that answers like this, and waits until its layer is there. */
async function start(answers: Record<string, unknown>) {
  const shell = installFakeNative();
  native = shell;
  for (const [event, data] of Object.entries({ permission: {}, localCache: {}, ...answers })) {
    shell.answer(event, data);
  }
  renderWithI18n(
    <NavigatorContext value={hashNavigator()}>
      <InAndroid />
    </NavigatorContext>,
  );
  await screen.findByRole('status');
  await act(async () => void (await shell.next('selfAppInfo')));
  return shell;
}

test('outside the shell there is nothing, and nobody is asked', async () => {
  const { container } = renderWithI18n(<InAndroid />);
  expect(container).toBeEmptyDOMElement();
});

test('the shell’s Back is answered: what lies on top takes it, on Home it is the shell’s', async () => {
  const shell = await start({});
  const close = jest.fn(() => true);
  const remove = pushBackHandler(close);
  expect(shell.send({ event: 'back' })).toBe(true);
  expect(close).toHaveBeenCalledTimes(1);
  remove();
  expect(shell.send({ event: 'back' })).toBe(false);
});

test('the version that calls name is the shell’s', async () => {
  const info = { packageName: 'cl.luka.app', versionName: '2.0', versionCode: 20, flavor: 'play' };
  await start({ selfAppInfo: info });
  expect(readValue('appInfo')).toEqual({ versionName: '2.0', versionCode: 20 });
});

test('a registration that could not be counted when it happened is counted at the next launch', async () => {
  writeValue('user_id', 'u3');
  writeValue('uni_token', 't');
  answerConsent('attribution', true);
  const shell = await start({ localCache: { value: newcomer }, afEvent: { sent: true } });
  await act(async () => void (await shell.next('afEvent')));
  expect(readValue('af_register_ok_u3')).toBe(true);
});
