import { useEffect, useSyncExternalStore } from 'react';
import { canEncrypt } from '../text-store';
import { createEncryptedStore, type EncryptedStore } from './encrypted-store';

/** One for the whole page. */
let store: EncryptedStore | undefined;

/** Resolves once drafts, and what else is encrypted as they are, can be read. Never rejects. */
export async function openDrafts(): Promise<void> {
  if (!canEncrypt()) return;
  store ??= createEncryptedStore();
  await store.open();
}

/** Whether drafts can be read. */
export function areDraftsOpen(): boolean {
  return store?.isOpen() ?? false;
}

/** As {@link areDraftsOpen}, at each change; opens them if not. */
export function useDraftsOpen(): boolean {
  store ??= createEncryptedStore();
  const { isOpen, onOpenChange, open } = store;
  const isReadable = useSyncExternalStore(onOpenChange, isOpen, () => false);
  useEffect(() => {
    let isMounted = true;
    async function openUntilReadable() {
      while (isMounted && !isOpen()) await open();
    }
    if (!isReadable) void openUntilReadable();
    return () => {
      isMounted = false;
    };
  }, [isReadable]);
  return isReadable;
}
