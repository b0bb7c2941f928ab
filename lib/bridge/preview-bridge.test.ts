import { installFakeShell } from '@/lib/testing/fake-shell';
import { callBridge, isBridge } from './call';
import { enablePreviewBridge } from './preview-bridge';

let disable: () => void;

beforeEach(() => {
  disable = enablePreviewBridge();
});
afterEach(() => {
  disable();
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'permissions');
});

/** Gives the browser a place, or has it refuse with a GeolocationPositionError's code. */
function setPlace(outcome: { latitude: number; longitude: number; accuracy: number } | number) {
  const getCurrentPosition = jest.fn((resolve: (place: unknown) => void, reject: unknown) => {
    if (typeof outcome !== 'number') resolve({ coords: outcome, timestamp: 1_785_000_000_000 });
    else if (typeof reject === 'function') reject({ code: outcome });
  });
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition },
    configurable: true,
  });
  return getCurrentPosition;
}

function setPermissions(states: Record<string, string>) {
  const query = async ({ name }: { name: string }) => {
    if (!(name in states)) throw new TypeError(name);
    return { state: states[name] };
  };
  Object.defineProperty(navigator, 'permissions', { value: { query }, configurable: true });
}

const home = { latitude: -33.448_891, longitude: -70.669_266, accuracy: 12 };

test('a browser with the preview is still no shell', () => {
  expect(isBridge()).toBe(false);
});

test('in the shell the preview does nothing', async () => {
  disable();
  const native = installFakeShell();
  disable = enablePreviewBridge();
  native.remove();
  await expect(callBridge('deviceInfo')).rejects.toMatchObject({ code: 'unsupport' });
});

test('after its end calls are refused as before', async () => {
  disable();
  await expect(callBridge('deviceInfo')).rejects.toMatchObject({
    message: 'androidBridge unsupport',
  });
});

test('the device is what the browser says, no more', async () => {
  const device = await callBridge('deviceInfo');
  expect(device).toMatchObject({ brand: '', sdk: 0, locale: navigator.language });
  expect(device.network).toEqual({ type: 'unknown' });
});

test('a device without a network says so', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await callBridge('deviceInfo')).network).toEqual({ type: 'none' });
  jest.restoreAllMocks();
});

test('a place is handed out as coarse as the shell does', async () => {
  setPlace(home);
  await expect(callBridge('location')).resolves.toEqual({
    latitude: -33.45,
    longitude: -70.67,
    accuracy: 1100,
    time: new Date(1_785_000_000_000).toISOString(),
  });
});

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'unavailable'],
])('a place refused with code %d is %s', async (code, name) => {
  setPlace(code);
  await expect(callBridge('location')).rejects.toMatchObject({ code: name });
});

test('a browser without places does not support the event', async () => {
  await expect(callBridge('location')).rejects.toMatchObject({ code: 'unsupport' });
});

test('permissions are told as far as the browser has them', async () => {
  setPermissions({ geolocation: 'denied', camera: 'prompt' });
  const names = ['location', 'camera', 'sms', 'phone'] as const;
  await expect(callBridge('permission', { names: [...names], ask: false })).resolves.toEqual({
    location: 'denied_forever',
    camera: 'not_asked',
  });
});

test('a permission that the browser does not know is left out', async () => {
  setPermissions({ geolocation: 'granted' });
  const data = { names: ['location' as const, 'camera' as const], ask: false };
  await expect(callBridge('permission', data)).resolves.toEqual({ location: 'granted' });
});

test('asking for the place has the browser ask, and a refusal is an answer', async () => {
  const look = setPlace(1);
  setPermissions({ geolocation: 'denied' });
  const reply = await callBridge('permission', { names: ['location'], ask: true });
  expect(look).toHaveBeenCalledTimes(1);
  expect(reply).toEqual({ location: 'denied_forever' });
});

test('what is kept is there until it is removed', async () => {
  const user = { token: 't', user_id: '7' };
  await callBridge('localCache', { op: 'set', key: 'user_info', value: user });
  await callBridge('localCache', { op: 'set', key: 'last', value: 3 });
  const get = () => callBridge('localCache', { op: 'get', key: 'user_info' });
  await expect(get()).resolves.toEqual({ value: user });
  await expect(callBridge('allSpCache')).resolves.toEqual({ user_info: user, last: 3 });
  await callBridge('localCache', { op: 'remove', key: 'user_info' });
  await expect(get()).resolves.toEqual({});
  await expect(callBridge('allSpCache')).resolves.toEqual({ last: 3 });
});

test.each(['liveness', 'selfAppInfo', 'smsInfo', 'installAppInfo'] as const)(
  '%s is refused honestly',
  async (event) => {
    await expect(callBridge(event)).rejects.toMatchObject({ code: 'unsupport' });
  },
);

test('what would leave the page, be counted or be paid is refused too', async () => {
  const uri = 'https://luka.example/';
  const refused = { code: 'unsupport' };
  await expect(callBridge('afEvent', { name: 'x' })).rejects.toMatchObject(refused);
  await expect(callBridge('intentUriOpen', { uri })).rejects.toMatchObject(refused);
  await expect(callBridge('openPayView', { url: uri })).rejects.toMatchObject(refused);
});

test('something of the browser that breaks is a failure, not silence', async () => {
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new RangeError('zone');
  });
  await expect(callBridge('deviceInfo')).rejects.toMatchObject({ code: 'failed' });
  jest.restoreAllMocks();
});
