import { areaOf } from './area';
import { announce } from './changes';
import { type KeyRule, ruleOf, type StorageKey, type Stored } from './keys';

/**
 * Keeps `value` under `key` and tells its readers. True when it will be there after a reload, false
 * when the device refused and only this tab has it. Never throws.
 */
export function writeValue<K extends StorageKey>(key: K, value: Stored<K>): boolean {
  const rule = ruleOf(key);
  const text = rule && encode(rule, value);
  if (!rule || text === undefined) return false;
  const kept = areaOf(rule).set(key, text);
  announce(key);
  return kept;
}

function encode(rule: KeyRule, value: unknown): string | undefined {
  if (rule.as === 'text') return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    // A draft with something in it that JSON has no form for, such as a cycle.
    return undefined;
  }
}
