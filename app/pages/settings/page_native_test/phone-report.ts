import { callBridge } from '@/lib/bridge/call';
import { serverNow } from '@/lib/server-time/server-time';

/** Round trips that are measured. */
const roundTrips = 20;

/**
 * What a tester sends back of a phone, a line for each fact, in English as its readers are developers. Without anything
 * personal. A fact that the phone does not tell is `unknown`.
 */
export async function phoneReport(): Promise<string> {
  const [build, device, permissions, times] = await Promise.all([
    callBridge('selfAppInfo').catch(() => undefined),
    callBridge('deviceInfo').catch(() => undefined),
    callBridge('permission', {
      names: ['location', 'phone', 'sms', 'camera', 'device_lock'],
      ask: false,
    }).catch(() => undefined),
    measureBridge().catch(() => undefined),
  ]);
  const gigabytes = device?.memory && Math.round(device.memory.total / 2 ** 30);
  const facts: Record<string, string | undefined> = {
    app: build && `${build.versionName} (${build.versionCode}) ${build.flavor}`,
    phone: device && `${device.brand} ${device.model}, ${gigabytes ?? '?'} GB`,
    android: device && `${device.os_version}, API ${device.sdk}`,
    webView: build?.webView ?? /Chrome\/[\d.]+/.exec(navigator.userAgent)?.[0],
    window: `${innerWidth} x ${innerHeight} at ${devicePixelRatio}, text ${getComputedStyle(document.documentElement).fontSize}`,
    insets: ['top', 'right', 'bottom', 'left'].map(insetOf).join(' '),
    bridge: times && `${times.join(' / ')} ms (least, median, most of ${roundTrips})`,
    permissions:
      permissions &&
      Object.entries(permissions)
        .map(([name, state]) => `${name} ${state}`)
        .join(', '),
    exits: build?.exits && (build.exits.join(', ') || 'none'),
    time: new Date(serverNow()).toISOString(),
  };
  return Object.entries(facts)
    .map(([name, fact]) => `${name}: ${fact || 'unknown'}\n`)
    .join('');
}

/** What covers the window's edge, as the stylesheet has it. */
function insetOf(edge: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--safe-${edge}`).trim();
}

/** The least, the median and the most that a short call takes, in ms. */
async function measureBridge(): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < roundTrips; count++) {
    const start = performance.now();
    await callBridge('localCache', { op: 'get', key: 'theme' });
    times.push(performance.now() - start);
  }
  const sorted = times.sort((a, b) => a - b);
  return [0, roundTrips / 2, roundTrips - 1].map((at) => Math.round((sorted[at] ?? 0) * 10) / 10);
}
