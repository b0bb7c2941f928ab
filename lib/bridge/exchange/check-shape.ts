import * as v from 'valibot';
import { BridgeError } from '@/lib/bridge/bridge-error';

/** What is checked, for the error: the event, and where in its data a part of it stands. */
interface ShapePlace {
  event: string;
  code: 'invalid' | 'malformed';
  within?: string;
}

/**
 * The value as the schema gives it back. Throws a BridgeError that names the event and the field,
 * but not the value: what comes from the phone is personal and errors are logged.
 */
export function checkShape<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  { event, code, within }: ShapePlace,
): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = [within, v.getDotPath(issue)].filter(Boolean).join('.') || undefined;
  const text = `${[event, field].filter(Boolean).join(': ')}: ${issue.expected ?? issue.type} expected`;
  throw new BridgeError(code, text, { event, field });
}
