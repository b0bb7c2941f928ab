import type { Reply } from '@/lib/bridge/contract';

/** The device as the browser tells it: neither brand nor model, which stay empty. */
export function describeDevice(): Reply<'deviceInfo'> {
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
