import { callBridge } from '@/lib/bridge/call';
import { installFakeCamera } from '@/lib/testing/fake-camera';
import { installFakeShell } from '@/lib/testing/fake-shell';
import { enableBrowserBridge } from './browser-bridge';

let disable: () => void;

beforeEach(() => {
  disable = enableBrowserBridge();
});
afterEach(() => {
  disable();
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'permissions');
});

/** Gives the browser a position, or the code of a GeolocationPositionError. */
function setPosition(outcome: { latitude: number; longitude: number; accuracy: number } | number) {
  const getCurrentPosition = jest.fn((resolve: (position: unknown) => void, reject: unknown) => {
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

test('does nothing in the shell', async () => {
  disable();
  const native = installFakeShell();
  disable = enableBrowserBridge();
  native.remove();
  await expect(callBridge('deviceInfo')).rejects.toMatchObject({ code: 'unsupport' });
});

test('describes the area of a device only where the position was granted before', async () => {
  const requested = setPosition(home);
  setPermissions({ geolocation: 'prompt' });
  expect(await callBridge('deviceInfo')).not.toHaveProperty('location');
  expect(requested).not.toHaveBeenCalled();
  setPermissions({ geolocation: 'granted' });
  const time = new Date(1_785_000_000_000).toISOString();
  const area = { latitude: -33.45, longitude: -70.67, time };
  expect((await callBridge('deviceInfo')).location).toEqual(area);
});

test('reports a device without a network', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await callBridge('deviceInfo')).network).toEqual({ type: 'none' });
  jest.restoreAllMocks();
});

test("rounds the position as coarsely as the shell's", async () => {
  setPosition(home);
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
])('replies to a position error %d with %s', async (code, name) => {
  setPosition(code);
  await expect(callBridge('location')).rejects.toMatchObject({ code: name });
});

test('replies to location with unsupport in a browser without geolocation', async () => {
  await expect(callBridge('location')).rejects.toMatchObject({ code: 'unsupport' });
});

test('returns the permissions that the browser has', async () => {
  setPermissions({ geolocation: 'denied', camera: 'prompt' });
  const names = ['location', 'camera', 'sms', 'phone'] as const;
  await expect(callBridge('permission', { names: [...names], ask: false })).resolves.toEqual({
    location: 'denied_forever',
    camera: 'not_asked',
  });
});

test('omits a permission that the browser does not know', async () => {
  setPermissions({ geolocation: 'granted' });
  const data = { names: ['location' as const, 'camera' as const], ask: false };
  await expect(callBridge('permission', data)).resolves.toEqual({ location: 'granted' });
});

test('requests the position when location is asked for, and returns a denial', async () => {
  const requested = setPosition(1);
  setPermissions({ geolocation: 'denied' });
  const reply = await callBridge('permission', { names: ['location'], ask: true });
  expect(requested).toHaveBeenCalledTimes(1);
  expect(reply).toEqual({ location: 'denied_forever' });
});

test('stores cached values until they are removed', async () => {
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

test.each(['selfAppInfo', 'smsInfo', 'installAppInfo'] as const)(
  'replies to %s with unsupport',
  async (event) => {
    await expect(callBridge(event)).rejects.toMatchObject({ code: 'unsupport' });
  },
);

test('replies to events that leave the page, count or pay with unsupport', async () => {
  const uri = 'https://luka.example/';
  const refused = { code: 'unsupport' };
  await expect(callBridge('afEvent', { name: 'x' })).rejects.toMatchObject(refused);
  await expect(callBridge('intentUriOpen', { uri })).rejects.toMatchObject(refused);
  await expect(callBridge('openPayView', { url: uri })).rejects.toMatchObject(refused);
});

test('prints the page for luka:print', async () => {
  window.print = jest.fn();
  expect(await callBridge('intentUriOpen', { uri: 'luka:print' })).toEqual({ opened: true });
  expect(window.print).toHaveBeenCalledTimes(1);
});

test('replies with failed when the browser throws', async () => {
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new RangeError('zone');
  });
  await expect(callBridge('deviceInfo')).rejects.toMatchObject({ code: 'failed' });
  jest.restoreAllMocks();
});

test('takes a selfie without a number of faces, which no browser counts', async () => {
  const camera = installFakeCamera('NotFoundError');
  await expect(callBridge('liveness')).rejects.toMatchObject({ code: 'unavailable' });
  expect(camera.requested).toMatchObject([{ video: { facingMode: { ideal: 'user' } } }]);
});
