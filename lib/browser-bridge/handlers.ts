import { BridgeError, type BridgeErrorCode } from '@/lib/bridge/bridge-error';
import type { BridgeEvent, Data, Reply } from '@/lib/bridge/contract';
import { printPage } from '@/lib/bridge/system-screens';
import { readValue, writeValue } from '@/lib/storage/values';
import { takePhoto } from './take-photo';

declare global {
  interface Navigator {
    /** W3C Contact Picker API; only Chrome on Android. */
    contacts?: {
      select(properties: readonly string[]): Promise<{ name?: string[]; tel?: string[] }[]>;
    };
  }
}

type Handlers = { [E in BridgeEvent]?: (data: Data<E>) => Reply<E> | Promise<Reply<E>> };

/** The events that a browser can handle; all others are replied to with `unsupport`. */
export const handlers = {
  deviceInfo,
  location,
  permission,
  takePhoto,
  // No browser counts faces: `faces` is absent.
  liveness: () => takePhoto({ kind: 'selfie', facing: 'front' }),
  pickerContact,
  localCache,
  allSpCache,
  intentUriOpen,
} satisfies Handlers;

const cacheKey = 'luka_browser_cache';

/** The browser reveals neither brand and model, which stay empty, nor the phone's state. */
async function deviceInfo(): Promise<Reply<'deviceInfo'>> {
  const { width, height } = window.screen;
  const area = await grantedArea();
  return {
    brand: '',
    model: '',
    os_version: '',
    sdk: 0,
    locale: navigator.language,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen: { width, height, density: window.devicePixelRatio },
    network: { type: navigator.onLine ? 'unknown' : 'none' },
    ...(area && { location: area }),
  };
}

/** The position without its accuracy, if the user has granted it; it never asks. */
async function grantedArea(): Promise<Reply<'deviceInfo'>['location']> {
  if ((await permissionState('geolocation')) !== 'granted') return undefined;
  const found = await location().catch(() => undefined);
  if (!found) return undefined;
  const { accuracy, ...area } = found;
  return area;
}

/** The position rounded to two decimals, about a kilometre: the shell's is coarse too. */
async function location(): Promise<Reply<'location'>> {
  const { geolocation } = navigator;
  if (!geolocation) throw notInBrowser('unsupport', 'location');
  const { coords, timestamp } = await new Promise<GeolocationPosition>((resolve, reject) => {
    geolocation.getCurrentPosition(
      resolve,
      ({ code }) => reject(notInBrowser(code === 1 ? 'denied' : 'unavailable', 'location')),
      { timeout: 14_000, maximumAge: 600_000 },
    );
  });
  return {
    latitude: Math.round(coords.latitude * 100) / 100,
    longitude: Math.round(coords.longitude * 100) / 100,
    accuracy: Math.max(coords.accuracy, 1100),
    time: new Date(timestamp).toISOString(),
  };
}

/** The state of permissions; names that the browser has no permission for are omitted. */
async function permission({ names, ask }: Data<'permission'>): Promise<Reply<'permission'>> {
  const reply: Reply<'permission'> = {};
  for (const name of names) {
    if (name === 'sms' || name === 'phone' || name === 'device_lock') continue;
    // The browser asks when the position is first requested.
    if (ask && name === 'location') await location().catch(() => undefined);
    reply[name] = await permissionState(name === 'location' ? 'geolocation' : name);
  }
  return reply;
}

/** `undefined` if the browser does not know the permission, as Firefox the camera's. */
async function permissionState(name: PermissionName) {
  try {
    const { state } = await navigator.permissions.query({ name });
    // A browser asks once: after a denial only its settings can change it.
    const names = { granted: 'granted', denied: 'denied_forever', prompt: 'not_asked' } as const;
    return names[state];
  } catch {
    return undefined;
  }
}

async function pickerContact(): Promise<Reply<'pickerContact'>> {
  const { contacts } = navigator;
  if (!contacts) throw notInBrowser('unsupport', 'pickerContact');
  const [contact] = await contacts.select(['name', 'tel']);
  if (!contact) throw notInBrowser('cancelled', 'pickerContact');
  return { name: contact.name?.[0] ?? '', phone: contact.tel?.[0] ?? '' };
}

function localCache(request: Data<'localCache'>): Reply<'localCache'> {
  const { [request.key]: value, ...others } = allSpCache();
  if (request.op === 'get') return { value };
  writeValue(cacheKey, request.op === 'set' ? { ...others, [request.key]: request.value } : others);
  return {};
}

function allSpCache(): Reply<'allSpCache'> {
  return readValue(cacheKey) ?? {};
}

/** Prints; links are the page's own, and a browser has no settings of the app. */
async function intentUriOpen({ uri }: Data<'intentUriOpen'>): Promise<Reply<'intentUriOpen'>> {
  if (uri !== 'luka:print') throw notInBrowser('unsupport', 'intentUriOpen');
  return { opened: await printPage() };
}

function notInBrowser(code: BridgeErrorCode, event: BridgeEvent): BridgeError {
  return new BridgeError(code, `${event}: not in this browser`, { event });
}
