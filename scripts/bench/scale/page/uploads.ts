import { builders } from '@/lib/uploads/payloads';

declare global {
  interface Window {
    /** Collects a kind of data from the app around the page and uploads it; the number of items. */
    benchUpload?: (kind: 'sms' | 'apps') => Promise<number>;
  }
}

window.benchUpload = async (kind) => {
  const { signal } = new AbortController();
  const { items, send } = await builders[kind](signal);
  const consent = { kind, version: 1, granted_at: '2026-07-25T10:00:00Z' };
  const { sent, error } = await send(signal, consent);
  if (!sent) throw error ?? new Error(`${kind} was not sent`);
  return items;
};
