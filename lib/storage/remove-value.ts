import { areaOf } from './area';
import { announce } from './changes';
import { ruleOf, type StorageKey } from './keys';

/** Removes the value under `key` and tells its readers. Never throws. */
export function removeValue(key: StorageKey): void {
  const rule = ruleOf(key);
  if (!rule) return;
  areaOf(rule).remove(key);
  announce(key);
}
