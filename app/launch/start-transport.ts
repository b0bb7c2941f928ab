import { type FetchLike, setFetch } from '@/lib/api/transport';
import { config } from '@/lib/config';
import { previewParameters } from './preview-parameters';

/**
 * How the sandbox is loaded; a build for a real server has none. The condition is spelled out here,
 * as this is what makes the bundler leave the sandbox out.
 */
const sandbox = process.env.NEXT_PUBLIC_API_BASE_URL
  ? null
  : {
      loadEntry: () => import('@/lib/sandbox/entry-page'),
      loadScenarios: () => import('./enter-scenario'),
    };

/**
 * Puts the sandbox in the server's place where there is none, and its account into the state that a
 * preview's address asks for. Resolves when that is done.
 */
export async function startTransport(): Promise<void> {
  if (!sandbox || typeof window === 'undefined') return;
  const { scenario } = previewParameters();
  const served = config.apiBaseUrl !== '';
  if (served && !scenario) return;
  // Every call waits for the account to be in its state.
  const ready = prepare(sandbox, scenario);
  setFetch(ready);
  await ready;
  // A sandbox on loopback is talked to as a real server is.
  if (served) setFetch(undefined);
}

async function prepare(
  { loadEntry, loadScenarios }: NonNullable<typeof sandbox>,
  scenario: string | undefined,
): Promise<FetchLike> {
  const { startPageSandbox } = await loadEntry();
  const send = await startPageSandbox();
  if (scenario) {
    const { enterScenario } = await loadScenarios();
    await enterScenario(send, scenario);
  }
  return send;
}
