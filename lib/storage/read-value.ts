import * as v from 'valibot';
import { areaOf } from './area';
import { type KeyRule, ruleOf, type StorageKey, type Stored } from './keys';

/** The last text read under a key and what it meant: the same text is the same object. */
const readings = new Map<string, { text: string; value: unknown }>();

/**
 * The value under `key`; `undefined` where there is none, or one that does not fit its schema. What
 * does not fit is left where it is: a newer version may have written it, and reads it again.
 * Objects are shared between readers: never change them. Never throws.
 */
export function readValue<K extends StorageKey>(key: K): Stored<K> | undefined {
  const rule = ruleOf(key);
  const text = rule ? areaOf(rule).get(key) : null;
  if (!rule || text === null) {
    readings.delete(key);
    return undefined;
  }
  const known = readings.get(key);
  const reading = known?.text === text ? known : { text, value: decode(rule, text) };
  readings.set(key, reading);
  // The key's own schema has checked the value; the compiler cannot follow a key to its schema.
  return reading.value as Stored<K> | undefined;
}

function decode(rule: KeyRule, text: string): unknown {
  try {
    const value: unknown = rule.as === 'text' ? text : JSON.parse(text);
    const checked = v.safeParse(rule.schema, value);
    return checked.success ? checked.output : undefined;
  } catch {
    return undefined;
  }
}
