import { setFetch } from '@/lib/api/transport';
import { config } from '@/lib/config';
import type { SandboxStart } from './start-sandbox';

/** Null in a build for a real server. The condition is inlined here, so that the bundler drops the sandbox. */
const loadSandbox = process.env.NEXT_PUBLIC_API_BASE_URL ? null : () => import('./start-sandbox');

/**
 * Makes the API client call the sandbox in the page where there is no server, and puts its account into the
 * scenario that the URL names. Resolves when calls can be sent.
 */
export async function startTransport(start: SandboxStart): Promise<void> {
  if (!loadSandbox || typeof window === 'undefined') return;
  const isServed = config.apiBaseUrl !== '';
  if (isServed && !start.scenario) return;
  // Every call waits until the account is in its scenario.
  const ready = loadSandbox().then(({ startSandbox }) => startSandbox(start));
  setFetch(ready);
  await ready;
  // A sandbox that is served over HTTP gets real requests.
  if (isServed) setFetch(undefined);
}
