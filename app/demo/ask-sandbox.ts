import { getFetch } from '@/lib/api/transport';

/**
 * Asks the sandbox's own buttons, `/__sandbox/{path}` (decisions.md section 3): a GET, or a POST where
 * there is a body. Resolves with the JSON; rejects where it says no. Load this lazily, and only where
 * there is no real server.
 */
export async function askSandbox(path: string, body?: object): Promise<unknown> {
  const address = new URL(`/__sandbox/${path}`, document.baseURI);
  const response = await getFetch()(
    new Request(address, body && { method: 'POST', body: JSON.stringify(body) }),
  );
  if (!response.ok) throw new Error(`/__sandbox/${path}: status ${response.status}`);
  return response.json();
}
