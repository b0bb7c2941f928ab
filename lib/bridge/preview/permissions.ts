import type { Data, Reply } from '@/lib/bridge/contract';
import { findPlace } from './place';

/** How permissions stand in this browser; names that it has no permission for are left out. */
export async function readPermissions({
  names,
  ask,
}: Data<'permission'>): Promise<Reply<'permission'>> {
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
