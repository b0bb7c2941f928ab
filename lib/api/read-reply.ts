import * as v from 'valibot';
import { regroupMoney } from '@/lib/format/regroup-money';
import { getCurrentLocale } from '@/lib/i18n/current-locale';
import { contract, type Path, type Ret } from './contract';
import { applyErrorRules, type Outcome, reasonOf, refusedFields, reply } from './error-rules';
import { ApiError } from './errors';

type Received = { status: number; text: string };

/**
 * Parses a response and returns its `ret`, checked against the contract. Throws an {@link ApiError}:
 * `http`, `notJson` or `shape` for what is no reply of the contract, `rejected`, `loggedOut` or `refused`
 * by the error rules.
 */
export function readReply<P extends Path>(path: P, received: Received): Ret<P> {
  return parse(contract[path].ret, unwrap(path, toOutcome(path, received)), [path, 'ret']);
}

/**
 * `value` as the schema reads it. Throws an {@link ApiError} with the code `shape` that names the call and
 * the field, but not the value, which may be personal.
 */
export function parse<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  [path, part]: [path: Path, part: string],
): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = [part, v.getDotPath(issue)].filter(Boolean).join('.');
  throw new ApiError('shape', { path, hint: `${field} is not ${issue.expected ?? issue.type}` });
}

/** With a failure status, a body that is a refusal of the contract still counts as the server's reply. */
function toOutcome(path: Path, { status, text }: Received): Outcome {
  const json = toJson(text);
  if (status < 200 || status > 299) {
    const result = v.safeParse(reply, json);
    const outcome = result.success ? applyErrorRules(result.output) : undefined;
    if (outcome && outcome.kind !== 'resolve') return outcome;
    throw new ApiError('http', { path, hint: `response has status ${status}` });
  }
  if (json === undefined) {
    throw new ApiError('notJson', {
      path,
      hint: `response of ${text.length} characters is not JSON`,
    });
  }
  return applyErrorRules(parse(reply, json, [path, 'reply']));
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text, dropNull);
  } catch {
    return undefined;
  }
}

/** Many servers send `null` for a field that they do not know: it counts as absent. `ret` itself may be null. */
function dropNull(this: unknown, key: string, value: unknown): unknown {
  const isField = key !== '' && key !== 'ret' && !Array.isArray(this);
  return value === null && isField ? undefined : value;
}

function unwrap(path: Path, outcome: Outcome): unknown {
  switch (outcome.kind) {
    case 'resolve':
      return outcome.ret;
    case 'reject':
      throw new ApiError('rejected', { path, hint: 'rejected by code 301' });
    case 'logOut':
      throw new ApiError('loggedOut', {
        path,
        hint: 'the session has ended',
        serverMessage: outcome.msg,
        reason: reasonOf(outcome.ret),
      });
    case 'refuse':
      throw new ApiError('refused', {
        path,
        hint: 'refused by the server',
        serverMessage: regroupMoney(outcome.msg, getCurrentLocale()),
        reason: reasonOf(outcome.ret),
        fields: refusedFields(outcome.ret).map((error) => ({
          ...error,
          message: regroupMoney(error.message, getCurrentLocale()),
        })),
      });
  }
}
