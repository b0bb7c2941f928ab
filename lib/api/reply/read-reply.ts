import * as v from 'valibot';
import { contract, type Path, type Ret } from '@/lib/api/contract';
import { ApiError } from '@/lib/api/errors';
import { decide, type Outcome, reply } from './catalogue';
import { refusedFields } from './refused-fields';

type Answer = { status: number; text: string };

/**
 * Turns what came over the wire into the call's `ret`, held against the contract. Throws an
 * {@link ApiError}: `http`, `notJson` or `shape` for what is no reply of the contract, `rejected`,
 * `loggedOut` or `refused` for what the error catalogue says.
 */
export function readReply<P extends Path>(path: P, answer: Answer): Ret<P> {
  return checked(contract[path].ret, settle(path, toOutcome(path, answer)), [path, 'ret']);
}

/**
 * `value` as the schema reads it. Throws an {@link ApiError} with the code `shape` that names the call
 * and the field, never the value: it may be personal.
 */
export function checked<S extends v.GenericSchema>(
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

/** A status of failure still counts as the server's word where its body is a reply that refuses. */
function toOutcome(path: Path, { status, text }: Answer): Outcome {
  const json = toJson(text);
  if (status < 200 || status > 299) {
    const said = v.safeParse(reply, json);
    const outcome = said.success ? decide(said.output) : undefined;
    if (outcome && outcome.kind !== 'resolve') return outcome;
    throw new ApiError('http', { path, hint: `answered with status ${status}` });
  }
  if (json === undefined) {
    throw new ApiError('notJson', { path, hint: `answered ${text.length} characters, not JSON` });
  }
  return decide(checked(reply, json, [path, 'reply']));
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function settle(path: Path, outcome: Outcome): unknown {
  switch (outcome.kind) {
    case 'resolve':
      return outcome.ret;
    case 'reject':
      throw new ApiError('rejected', { path, hint: 'rejected by code 301' });
    case 'logOut':
      throw new ApiError('loggedOut', {
        path,
        hint: 'the session is over',
        serverMessage: outcome.msg,
      });
    case 'refuse':
      throw new ApiError('refused', {
        path,
        hint: 'refused by the server',
        serverMessage: outcome.msg,
        fields: refusedFields(outcome.ret),
      });
  }
}
