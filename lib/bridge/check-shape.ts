import * as v from 'valibot';
import { BridgeError } from './bridge-error';

/** Where a value comes from, for the error. */
interface ShapeContext {
  event: string;
  code: 'invalid' | 'malformed';
  /** The path of a part within the event's data; called for the error only. */
  within?(): string;
}

/**
 * The schema's output for `value`. Throws a BridgeError that names the event and the field but not the value:
 * data of the phone is personal and errors are logged.
 */
export function checkShape<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  { event, code, within }: ShapeContext,
): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = [within?.(), v.getDotPath(issue)].filter(Boolean).join('.') || undefined;
  const text = `${[event, field].filter(Boolean).join(': ')}: ${issue.expected ?? issue.type} expected`;
  throw new BridgeError(code, text, { event, field });
}
