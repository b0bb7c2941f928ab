import * as v from 'valibot';
import { contract, type Path } from '@/lib/api/contract';
import type { CallBody, CallRet } from '../calls/call-types';
import type { CallContext } from './call-context';
import { type FieldError, Refusal, refusalCodes } from './refusal';
import { translate } from './texts';

/** The reply of every call. */
export type Reply = { code: number; msg: string; ret: unknown };

/** A call to dispatch; `body` is the parsed JSON of the request. */
export type Dispatch<P extends Path, C extends CallContext> = {
  path: P;
  context: C;
  body: unknown;
  call: (context: C, body: CallBody<P>) => CallRet<P>;
};

/** Validates the body, runs the call and converts a refusal into a reply. */
export function dispatch<P extends Path, C extends CallContext>(request: Dispatch<P, C>): Reply {
  const { path, context, body, call } = request;
  try {
    const parsed = v.safeParse(contract[path].body, body);
    if (!parsed.success) throw bodyRefusal(parsed.issues);
    const ret = call(context, parsed.output);
    ensureContract(path, ret);
    return { code: 0, msg: '', ret };
  } catch (error) {
    if (error instanceof Refusal) return refusalReply(error, context);
    throw error;
  }
}

/** The reply for a refusal, in the caller's language. */
export function refusalReply(refusal: Refusal, { language }: Pick<CallContext, 'language'>): Reply {
  const { key, values } = refusal.text;
  const errors = refusal.errors.map((error) => ({
    field: error.field,
    message: translate(language, error.key, error.values),
    reason_code: error.key,
    values: error.values,
  }));
  return {
    code: refusalCodes[refusal.kind],
    msg: translate(language, key, values),
    ret: { reason_code: key, values, ...(errors.length > 0 && { errors }) },
  };
}

function bodyRefusal(issues: readonly v.BaseIssue<unknown>[]): Refusal {
  const errors = issues.map(
    (issue): FieldError => ({ field: v.getDotPath(issue) ?? '', key: 'fill_field' }),
  );
  return new Refusal('body', { key: 'bad_body' }, errors);
}

/** Throws if a reply does not match the contract, which is a bug of the sandbox. */
function ensureContract(path: Path, ret: unknown): void {
  const parsed = v.safeParse(contract[path].ret, ret);
  if (parsed.success) return;
  const [issue] = parsed.issues;
  const field = (issue && v.getDotPath(issue)) ?? 'ret';
  throw new Error(`${path}: the reply does not match the contract at ${field}`);
}
