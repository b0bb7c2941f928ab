import { type Area, localArea } from './area';
import { readValue, writeValue } from './values';

/** Brings the texts in localStorage from one version's layout to the next one's. */
export type Migration = (area: Area) => void;

/** What a version of the app knows about layouts: `migrations[0]` leads from version 1 to 2. */
export type StoragePlan = { readonly migrations: readonly Migration[] };

/** Luka's own layouts so far: the first. */
const lukaPlan: StoragePlan = { migrations: [] };

/**
 * Brings localStorage to this version's layout; once, at launch, before anything is read. A device
 * without a version is new, or from before there was one, which is layout 1. A newer version's
 * data (the app was downgraded) is left as it is: each value is checked when read, and what does
 * not fit reads as absent. A migration that throws ends there and is tried again at next launch.
 */
export function migrateStorage({ migrations }: StoragePlan = lukaPlan): void {
  const stored = readValue('luka_version');
  let version = stored ?? 1;
  for (const migrate of migrations.slice(version - 1)) {
    try {
      migrate(localArea);
    } catch {
      break;
    }
    version += 1;
  }
  if (version !== stored) writeValue('luka_version', version);
}
