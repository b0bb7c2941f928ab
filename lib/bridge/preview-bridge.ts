import * as v from 'valibot';
import { readValue, writeValue } from '@/lib/storage/values';
import { BridgeError, type BridgeErrorCode } from './bridge-error';
import { isBridge, setPreviewPost } from './call';
import { contract, type Data, type Reply } from './contract';

const cacheKey = 'luka_preview_cache';

/** What the page posts, as far as the preview reads it. */
const message = v.object({
  event: v.string(),
  callbackId: v.string(),
  data: v.optional(v.unknown()),
});

/** What a browser can honestly do; every other event is answered with `unsupport`. */
const answers = new Map<string, (data: unknown) => unknown>([
  ['deviceInfo', describeDevice],
  ['location', findPlace],
  ['permission', (data) => readPermissions(v.parse(contract.permission.data, data))],
  ['localCache', (data) => serveCache(v.parse(contract.localCache.data, data))],
  ['allSpCache', readCache],
]);

/**
 * Lets a browser answer the bridge's events that it has means for, for previews and testers;
 * import it lazily. `isBridge()` stays false, and in the shell it does nothing. Returns how to
 * end it. Cameras are not its affair: see `lib/photo`.
 */
export function enablePreviewBridge(): () => void {
  if (isBridge()) return () => undefined;
  setPreviewPost((text) => void answer(v.parse(message, JSON.parse(text))));
  return () => setPreviewPost(undefined);
}

async function answer({ event, callbackId, data }: v.InferOutput<typeof message>): Promise<void> {
  try {
    const handle = answers.get(event);
    if (!handle) throw failure('unsupport', event);
    send({ callbackId, data: await handle(data) });
  } catch (error) {
    const code = error instanceof BridgeError ? error.code : 'failed';
    send({ callbackId, error: { code, message: String(error) } });
  }
}

/** As text, like the shell, so that a preview finds what would not survive JSON. */
function send(reply: unknown): void {
  window.onMessage?.(JSON.stringify(reply));
}

function failure(code: BridgeErrorCode, event: string): BridgeError {
  return new BridgeError(code, `${event}: not in this browser`, { event });
}

/** A browser tells neither brand nor model: they stay empty. */
function describeDevice(): Reply<'deviceInfo'> {
  const { width, height } = window.screen;
  return {
    brand: '',
    model: '',
    os_version: '',
    sdk: 0,
    locale: navigator.language,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen: { width, height, density: window.devicePixelRatio },
    network: { type: navigator.onLine ? 'unknown' : 'none' },
  };
}

/** Degrees are cut to two decimals, about a kilometre: the shell's place is coarse too. */
async function findPlace(): Promise<Reply<'location'>> {
  const { geolocation } = navigator;
  if (!geolocation) throw failure('unsupport', 'location');
  const { coords, timestamp } = await new Promise<GeolocationPosition>((resolve, reject) => {
    geolocation.getCurrentPosition(
      resolve,
      ({ code }) => reject(failure(code === 1 ? 'denied' : 'unavailable', 'location')),
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

/** Names that a browser has no permission for are left out of the reply. */
async function readPermissions({ names, ask }: Data<'permission'>): Promise<Reply<'permission'>> {
  const reply: Reply<'permission'> = {};
  for (const name of names) {
    if (name === 'sms' || name === 'phone') continue;
    // The browser asks by itself when the place is first looked for.
    if (ask && name === 'location') await findPlace().catch(() => undefined);
    reply[name] = await stateOf(name === 'location' ? 'geolocation' : name);
  }
  return reply;
}

/** Undefined where the browser does not know the permission, as Firefox the camera's. */
async function stateOf(name: PermissionName) {
  try {
    const { state } = await navigator.permissions.query({ name });
    // A browser asks once: who said no has to go to its settings.
    const names = { granted: 'granted', denied: 'denied_forever', prompt: 'not_asked' } as const;
    return names[state];
  } catch {
    return undefined;
  }
}

function serveCache(request: Data<'localCache'>): Reply<'localCache'> {
  const { [request.key]: value, ...others } = readCache();
  if (request.op === 'get') return { value };
  writeValue(cacheKey, request.op === 'set' ? { ...others, [request.key]: request.value } : others);
  return {};
}

function readCache(): Reply<'allSpCache'> {
  return readValue(cacheKey) ?? {};
}
