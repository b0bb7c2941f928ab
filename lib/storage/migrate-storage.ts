import { localStore, type TextStore } from './text-store';
import { readValue, writeValue } from './values';

/** Converts localStorage from one version's layout to the next one's. */
export type Migration = (store: TextStore) => void;

/** All migrations, `[0]` from layout 1 to 2. */
export const migrations: readonly Migration[] = [dropEncrypted];

/** Layout 1 encrypted drafts and the last Home under a key in IndexedDB, where it kept photos too. */
function dropEncrypted(store: TextStore): void {
  for (const key of store.keys()) {
    if (/^luka_(draft|home)_/.test(key)) store.remove(key);
  }
  try {
    indexedDB.deleteDatabase('luka_keys');
  } catch {
    // Without IndexedDB there is none.
  }
}

/**
 * Converts localStorage to this version's layout at launch, before anything is read. A device without a
 * version has layout 1. Data of a newer version (the app was downgraded) stays as it is: each value is
 * validated when read. A migration that throws ends the run and is tried again at the next launch.
 */
export function migrateStorage(all: readonly Migration[]): void {
  const stored = readValue('luka_version');
  let version = stored ?? 1;
  for (const migrate of all.slice(version - 1)) {
    try {
      migrate(localStore);
    } catch {
      break;
    }
    version += 1;
  }
  if (version !== stored) writeValue('luka_version', version);
}
