import * as v from 'valibot';
import { contract, type Path } from '@/lib/api/contract';
import type { CallBody, CallRet } from '../calls/call-types';
import { say } from '../texts/say';
import { type FieldError, Refusal, refusalCodes } from './refusal';
import type { Visit } from './visit';

/** What every call answers. */
export type Reply = { code: number; msg: string; ret: unknown };

/** One call about to be made; `body` as it came over the wire. */
export type Dispatch<P extends Path, V extends Visit> = {
  path: P;
  visit: V;
  body: unknown;
  call: (visit: V, body: CallBody<P>) => CallRet<P>;
};

/** Holds the body against the contract, makes the call, and turns a refusal into its reply. */
export function dispatch<P extends Path, V extends Visit>(asked: Dispatch<P, V>): Reply {
  try {
    const parsed = v.safeParse(contract[asked.path].body, asked.body);
    if (!parsed.success) throw bodyRefusal(parsed.issues);
    const ret = asked.call(asked.visit, parsed.output);
    ensureContract(asked.path, ret);
    return { code: 0, msg: '', ret };
  } catch (error) {
    if (error instanceof Refusal) return refusalReply(error, asked.visit);
    throw error;
  }
}

/** A refusal in the caller's language: `msg`, and the fields where it names any. */
export function refusalReply(refusal: Refusal, { language }: Pick<Visit, 'language'>): Reply {
  const errors = refusal.errors.map(({ field, key, values }) => ({
    field,
    message: say(language, key, values),
  }));
  return {
    code: refusalCodes[refusal.kind],
    msg: say(language, refusal.text.key, refusal.text.values),
    ret: errors.length > 0 ? { errors } : null,
  };
}

function bodyRefusal(issues: readonly v.BaseIssue<unknown>[]): Refusal {
  const errors = issues.map(
    (issue): FieldError => ({
      field: v.getDotPath(issue) ?? '',
      key: 'fill_field',
    }),
  );
  return new Refusal('body', { key: 'bad_body' }, errors);
}

/** A reply that breaks the contract is a fault of the sandbox, never of its caller. */
function ensureContract(path: Path, ret: unknown): void {
  const parsed = v.safeParse(contract[path].ret, ret);
  if (parsed.success) return;
  const [issue] = parsed.issues;
  throw new Error(`${path} answers against its contract at ${v.getDotPath(issue) ?? 'ret'}`);
}
