import { getFetch } from '@/lib/api/transport';

/**
 * Asks the sandbox's own buttons, `/__sandbox/{path}` (contract.md section 3): a GET, or a POST where
 * there is a body. Resolves with the JSON; rejects where it says no. Load this lazily, and only where
 * there is no real server.
 */
export async function askSandbox(path: string, body?: object): Promise<unknown> {
  // Beside the API where the page says that the sandbox is a server; the one in the page answers at any address.
  const api = document.querySelector<HTMLMetaElement>('meta[name="luka-sandbox"]')?.content ?? '';
  const address = new URL(`/__sandbox/${path}`, new URL(api, document.baseURI));
  const response = await getFetch()(
    new Request(address, body && { method: 'POST', body: JSON.stringify(body) }),
  );
  if (!response.ok) throw new Error(`/__sandbox/${path}: status ${response.status}`);
  return response.json();
}
