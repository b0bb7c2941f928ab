import { setFetch } from '@/lib/api/transport';
import { config } from '@/lib/config';

/**
 * Puts the sandbox in the server's place where there is none. The condition is spelled out here, as
 * this is what makes a build for a real server leave the sandbox out.
 */
export function startTransport(): void {
  if (process.env.NEXT_PUBLIC_API_BASE_URL) return;
  if (typeof window === 'undefined' || config.apiBaseUrl !== '') return;
  setFetch(import('@/lib/sandbox/entry-page').then(({ startPageSandbox }) => startPageSandbox()));
}
