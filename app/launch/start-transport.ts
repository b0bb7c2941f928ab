import { setFetch } from '@/lib/api/transport';
import { config } from '@/lib/config';
import type { SandboxStart } from './start-sandbox';

/**
 * How the sandbox is loaded; a build for a real server has none. The condition is spelled out here,
 * as this is what makes the bundler leave the sandbox out.
 */
const loadSandbox = process.env.NEXT_PUBLIC_API_BASE_URL ? null : () => import('./start-sandbox');

/**
 * Puts the sandbox in the server's place where there is none, and its account into the state that a
 * preview's address asks for. Resolves when that is done.
 */
export async function startTransport(start: SandboxStart): Promise<void> {
  if (!loadSandbox || typeof window === 'undefined') return;
  const served = config.apiBaseUrl !== '';
  if (served && !start.scenario) return;
  // Every call waits for the account to be in its state.
  const ready = loadSandbox().then(({ startSandbox }) => startSandbox(start));
  setFetch(ready);
  await ready;
  // A sandbox on loopback is talked to as a real server is.
  if (served) setFetch(undefined);
}
