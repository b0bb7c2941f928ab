import type { FetchLike } from '@/lib/api/transport';
import { startPageSandbox } from '@/lib/sandbox/entry-page';
import { enterScenario } from './enter-scenario';

/** How the sandbox begins. */
export type SandboxStart = {
  /** The state that its account is put into. */
  scenario?: string;
  /** How the sandbox in the page is set up. */
  page?: {
    /** How long a call takes, in milliseconds. */
    latency: number;
  };
  /** Stands between the app and the sandbox. */
  wrap?: (send: FetchLike) => FetchLike;
};

/** Starts the sandbox; resolves with what stands in the place of `fetch`. Load this file lazily. */
export async function startSandbox({ scenario, page, wrap }: SandboxStart): Promise<FetchLike> {
  const send = await startPageSandbox(page);
  if (scenario) await enterScenario(send, scenario);
  return wrap ? wrap(send) : send;
}
