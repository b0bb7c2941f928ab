'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { onChange } from './changes';
import type { StorageKey, Stored } from './keys';
import { readValue } from './values';

/**
 * The value under `key`; rerenders when this tab or another writes it. `null` if there is none, and while a
 * prerendered page hydrates.
 */
export function useStored<K extends StorageKey>(key: K): Stored<K> | null {
  const subscribe = useCallback((listener: () => void) => onChange(key, listener), [key]);
  return useSyncExternalStore(
    subscribe,
    () => readValue(key),
    () => null,
  );
}
