import { getFetch } from '@/lib/api/get-fetch';

/**
 * Calls `/__sandbox/{path}` (contract.md section 3): a GET, or a POST if there is a body. Resolves with the
 * JSON; rejects on an error status. Load this lazily, and only in a build without a real server.
 */
export async function callSandbox(path: string, body?: object): Promise<unknown> {
  // Served over HTTP, it is at the URL of the meta tag; the sandbox in the page answers at any origin.
  const api = document.querySelector<HTMLMetaElement>('meta[name="luka-sandbox"]')?.content ?? '';
  const url = new URL(`/__sandbox/${path}`, new URL(api, document.baseURI));
  const response = await getFetch()(
    new Request(url, body && { method: 'POST', body: JSON.stringify(body) }),
  );
  if (!response.ok) throw new Error(`/__sandbox/${path}: status ${response.status}`);
  return response.json();
}
