/**
 * Registers the service worker, which keeps the app's files in a browser: contract.md section 8. Not from a
 * folder, where there is none. It does not serve the page that is open until it is installed, so the files
 * that this page has loaded are named to it. Never rejects: without it the app needs a connection.
 */
export async function keepFiles(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !document.baseURI.startsWith('http')) return;
  try {
    await serviceWorker.register('./sw.js');
  } catch {
    return;
  }
  const { active } = await serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
}
