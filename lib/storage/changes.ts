import { localStore } from './text-store';

type Listener = () => void;

const listeners = new Map<string, Set<Listener>>();

/** Calls `listener` after each change of `key`, in this tab or another; returns an unsubscribe function. */
export function onChange(key: string, listener: Listener): () => void {
  // The window ignores a listener that it already has.
  window.addEventListener('storage', handleStorageEvent);
  const ofKey = listeners.get(key) ?? new Set();
  listeners.set(key, ofKey.add(listener));
  return () => {
    ofKey.delete(listener);
    if (ofKey.size === 0 && listeners.get(key) === ofKey) listeners.delete(key);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorageEvent);
  };
}

/** Notifies the listeners of `key`. */
export function notify(key: string): void {
  for (const listener of [...(listeners.get(key) ?? [])]) listener();
}

/** Fired when another tab writes; a `key` of `null` means that it cleared everything. */
function handleStorageEvent({ key }: StorageEvent): void {
  for (const each of key === null ? [...listeners.keys()] : [key]) {
    localStore.invalidate(each);
    notify(each);
  }
}
