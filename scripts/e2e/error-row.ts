import * as v from 'valibot';
import { contract } from '@/lib/api/contract';
import { applyErrorRules, reply } from '@/lib/api/error-rules';
import type { Outcome } from '@/lib/sandbox/control/faults';

/** The one row that no reply of the server has: there is no Android shell. @internal */
export const rowOutsideSandbox = 'androidBridge unsupport';

/**
 * The rows of the error catalogue (product.md section 8) and of lib/api/errors.ts; a spec must assert the reaction to
 * each by `expectReaction`.
 */
export const errorRows = [
  'code 301',
  'msg invalid loan_daycount',
  'session over',
  'another msg',
  'resolved',
  'network failure',
  'timeout',
  'status without a reply',
  'no JSON',
  'wrong shape',
  rowOutsideSandbox,
] as const;

/** A row of the error catalogue. @internal */
export type ErrorRow = (typeof errorRows)[number];

const rowOfKind = {
  reject: 'code 301',
  logOut: 'session over',
  refuse: 'another msg',
  resolve: 'resolved',
} as const;

/** The row that applies to the sandbox's outcome of a call. @internal */
export async function errorRowOf(path: string, outcome: Outcome): Promise<ErrorRow> {
  if (outcome.kind === 'hang') return 'timeout';
  if (outcome.kind === 'drop') return 'network failure';
  if (outcome.kind === 'truncated') return 'no JSON';
  const { response } = outcome;
  const text = await response.clone().text();
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), reply), text);
  if (!read.success) return response.ok ? 'no JSON' : 'status without a reply';
  const { code, msg, ret } = read.output;
  if (code !== 301 && msg === 'invalid loan_daycount') return 'msg invalid loan_daycount';
  const { kind } = applyErrorRules(read.output);
  const call = Object.entries(contract).find(([name]) => name === path)?.[1];
  const isShaped = !call || code !== 0 || v.is(call.ret, ret);
  return kind === 'resolve' && !isShaped ? 'wrong shape' : rowOfKind[kind];
}
