import * as v from 'valibot';
import { areaOf } from './area';
import { announce } from './changes';
import { type KeyRule, ruleOf, type StorageKey, type Stored } from './keys';

/** The last text read under a key and what it meant: the same text is the same object. */
const readings = new Map<string, { text: string; value: unknown }>();

/**
 * The value under `key`; `null` where there is none, or one that does not fit its schema. What
 * does not fit is left where it is: a newer version may have written it, and reads it again.
 * Objects are shared between readers: never change them. Never throws.
 */
export function readValue<K extends StorageKey>(key: K): Stored<K> | null {
  const rule = ruleOf(key);
  const text = rule ? areaOf(rule).get(key) : null;
  if (!rule || text === null) {
    readings.delete(key);
    return null;
  }
  const known = readings.get(key);
  const reading = known?.text === text ? known : { text, value: decode(rule, text) };
  readings.set(key, reading);
  // The key's own schema has checked the value; the compiler cannot follow a key to its schema.
  return reading.value as Stored<K> | null;
}

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

/** Removes the value under `key` and tells its readers. Never throws. */
export function removeValue(key: StorageKey): void {
  const rule = ruleOf(key);
  if (!rule) return;
  areaOf(rule).remove(key);
  announce(key);
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

function decode(rule: KeyRule, text: string): unknown {
  try {
    const value: unknown = rule.as === 'text' ? text : JSON.parse(text);
    const checked = v.safeParse(rule.schema, value);
    return checked.success ? checked.output : null;
  } catch {
    return null;
  }
}
