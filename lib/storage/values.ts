import * as v from 'valibot';
import { notify } from './changes';
import { type KeyRule, ruleOf, type StorageKey, type Stored } from './keys';
import { storeOf } from './text-store';

/** The last text read under each key with its value, so that the same text is the same object. */
const cache = new Map<string, { text: string; value: unknown }>();

/**
 * The value under `key`; `null` if there is none or it does not match its schema. What does not match
 * stays stored, as a newer version may have written it. Objects are shared between readers: never mutate
 * them. Never throws.
 */
export function readValue<K extends StorageKey>(key: K): Stored<K> | null {
  const rule = ruleOf(key);
  const text = rule ? storeOf(rule).get(key) : null;
  if (!rule || text === null) {
    cache.delete(key);
    return null;
  }
  const cached = cache.get(key);
  const entry = cached?.text === text ? cached : { text, value: decode(rule, text) };
  cache.set(key, entry);
  // The key's own schema has checked the value; the compiler cannot follow a key to its schema.
  return entry.value as Stored<K> | null;
}

/**
 * Stores `value` under `key` and notifies its listeners. True if it survives a reload, false if storage
 * refused it and only this page has it. Never throws.
 */
export function writeValue<K extends StorageKey>(key: K, value: Stored<K>): boolean {
  const rule = ruleOf(key);
  const text = rule && encode(rule, value);
  if (!rule || text === undefined) return false;
  const isStored = storeOf(rule).set(key, text);
  notify(key);
  return isStored;
}

/** Removes the value under `key` and notifies its listeners. Never throws. */
export function removeValue(key: StorageKey): void {
  const rule = ruleOf(key);
  if (!rule) return;
  storeOf(rule).remove(key);
  notify(key);
}

function encode(rule: KeyRule, value: unknown): string | undefined {
  if (rule.as === 'text') return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    // JSON has no form for the value, such as for a cycle.
    return undefined;
  }
}

function decode(rule: KeyRule, text: string): unknown {
  try {
    const value: unknown = rule.as === 'text' ? text : JSON.parse(text);
    const checked = v.safeParse(rule.schema, value);
    return checked.success ? checked.output : null;
  } catch {
    return null;
  }
}
