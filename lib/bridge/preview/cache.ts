import type { Data, Reply } from '@/lib/bridge/contract';
import { readValue, writeValue } from '@/lib/storage/values';

const key = 'luka_preview_cache';

/** Keeps values in the browser's storage where the shell keeps them in its own. */
export function serveCache(request: Data<'localCache'>): Reply<'localCache'> {
  const { [request.key]: value, ...others } = readCache();
  if (request.op === 'get') return { value };
  writeValue(key, request.op === 'set' ? { ...others, [request.key]: request.value } : others);
  return {};
}

/** All that is kept. */
export function readCache(): Reply<'allSpCache'> {
  return readValue(key) ?? {};
}
