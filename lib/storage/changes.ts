import { localArea, sealed } from './area';

type Listener = () => void;

const listeners = new Map<string, Set<Listener>>();

/** Calls `listener` after each change of `key`, by this tab or another; returns how to stop. */
export function onChange(key: string, listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener('storage', hearOtherTab);
  const ofKey = listeners.get(key) ?? new Set();
  listeners.set(key, ofKey.add(listener));
  return () => {
    ofKey.delete(listener);
    if (ofKey.size === 0 && listeners.get(key) === ofKey) listeners.delete(key);
    if (listeners.size === 0) window.removeEventListener('storage', hearOtherTab);
  };
}

/** Tells the readers of `key` that its value has changed. */
export function announce(key: string): void {
  for (const listener of [...(listeners.get(key) ?? [])]) listener();
}

/** The browser tells a tab what other tabs wrote; without a key, everything was cleared. */
function hearOtherTab({ key }: StorageEvent): void {
  const changed = key === null ? [...listeners.keys(), ...sealed.area.keys()] : [key];
  for (const each of new Set(changed)) {
    localArea.forget(each);
    sealed.area.forget(each);
    announce(each);
  }
}
