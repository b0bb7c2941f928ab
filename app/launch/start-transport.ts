import { type FetchLike, setFetch } from '@/lib/api/transport';
import { config } from '@/lib/config';
import { previewParameters } from './preview-parameters';

/**
 * Puts the sandbox in the server's place where there is none, and its account into the state that a
 * preview's address asks for. Resolves when that is done. The condition is spelled out here, as this
 * is what makes a build for a real server leave the sandbox out.
 */
export async function startTransport(): Promise<void> {
  if (process.env.NEXT_PUBLIC_API_BASE_URL) return;
  if (typeof window === 'undefined') return;
  const { scenario } = previewParameters();
  const served = config.apiBaseUrl !== '';
  if (served && !scenario) return;
  // Every call waits for the account to be in its state.
  const ready = prepare(scenario);
  setFetch(ready);
  await ready;
  // A sandbox on loopback is talked to as a real server is.
  if (served) setFetch(undefined);
}

async function prepare(scenario: string | undefined): Promise<FetchLike> {
  const { startPageSandbox } = await import('@/lib/sandbox/entry-page');
  const send = await startPageSandbox();
  if (scenario) {
    const { enterScenario } = await import('./enter-scenario');
    await enterScenario(send, scenario);
  }
  return send;
}
