import type { BridgeEvent } from '@/lib/bridge/contract';

const installed = { firstInstall: '2026-02-11T12:00:00Z', lastUpdate: '2026-11-02T12:00:00Z' };

/** The bridge's replies in previews; the messages and apps are invented. */
export const sampleShellData: Partial<Record<BridgeEvent, unknown>> = {
  deviceInfo: {
    brand: 'Andes',
    model: 'Sol 5',
    os_version: '12',
    sdk: 31,
    locale: 'es-CL',
    timezone: 'America/Santiago',
    screen: { width: 360, height: 800, density: 2 },
    battery: { level: 0.82, charging: false },
    storage: { total: 64_000_000_000, free: 12_500_000_000 },
    memory: { total: 4_000_000_000, free: 900_000_000 },
    network: { type: 'wifi' },
    emulator: false,
    rooted: false,
    location: { latitude: -33.45, longitude: -70.67, time: '2026-11-20T15:04:00Z' },
    phone: { network: '4g', roaming: false, sims: 1 },
  },
  installAppInfo: [
    { packageName: 'cl.ejemplo.mapas', appName: 'Mapas', versionName: '4.2', system: false },
    { packageName: 'cl.ejemplo.radio', appName: 'Radio', versionName: '1.9.1', system: false },
    { packageName: 'cl.ejemplo.reloj', appName: 'Reloj', versionName: '12', system: true },
  ].map((app) => ({ ...app, ...installed })),
  smsInfo: [
    { address: 'Farmacia', body: 'Tu receta está lista.', date: '2026-11-19T15:10:00Z' },
    { address: '+56 9 0000 0000', body: 'Nos vemos a las 8', date: '2026-11-18T22:31:00Z' },
  ].map((message) => ({ ...message, type: 'inbox' })),
};
