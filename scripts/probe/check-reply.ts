import * as v from 'valibot';
import { contract } from '@/lib/api/contract';
import { absentOptional } from './absent-optional';
import type { Response } from './call-server';

/** One finding. `lacks` breaks the app or the law, `note` is worth knowing, `ok` is as docs/contract.md says. */
export type ProbeLine = { level: 'ok' | 'note' | 'lacks'; subject: string; text: string };

const reply = v.object({ code: v.number(), msg: v.optional(v.string(), ''), ret: v.unknown() });

/** Checks one reply: CORS of the response itself, the envelope, and `ret` against the contract. */
export function checkReply(subject: string, response: Response): ProbeLine[] {
  const lacks = (text: string): ProbeLine => ({ level: 'lacks', subject, text });
  if (response.failure) return [lacks(response.failure)];
  const lines: ProbeLine[] = [];
  if (response.status !== 200) lines.push(lacks(`status ${response.status}, not 200`));
  const allowed = response.headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== response.origin) {
    lines.push(lacks('the response has no access-control-allow-origin: the app cannot read it'));
  }
  if (!/^application\/json/.test(response.headers.get('content-type') ?? '')) {
    lines.push(lacks('content-type is not application/json'));
  }
  const envelope = v.safeParse(reply, response.json);
  if (!envelope.success) return [...lines, lacks('the reply is not { code, msg, ret }')];
  const { code, msg, ret } = envelope.output;
  if (code !== 0 || msg !== '')
    return [...lines, lacks(`code ${code}, msg "${msg}", not a success`)];
  const schema = contract[response.path].ret;
  const parsed = v.safeParse(schema, ret, { abortPipeEarly: true });
  if (!parsed.success) {
    const wrong = parsed.issues.map((issue) => lacks(`${fieldOf(issue)}: ${describe(issue)}`));
    return [...lines, ...wrong];
  }
  const absent = absentOptional(schema, ret).map((field) =>
    note(subject, `optional ${field} is not sent`),
  );
  const clock = isDateReadable(response)
    ? []
    : [note(subject, 'Date is not exposed by CORS: the app cannot correct a phone’s wrong clock')];
  return [...lines, ...(lines.length === 0 ? [ok(subject)] : []), ...clock, ...absent];
}

function isDateReadable({ headers }: Response): boolean {
  const exposed = listedIn(headers, 'access-control-expose-headers');
  return headers.has('date') && exposed.some((name) => name === 'date' || name === '*');
}

/** The names in a header with a list of them, in lower case. */
export function listedIn(headers: Headers, header: string): string[] {
  return (headers.get(header) ?? '')
    .toLowerCase()
    .trim()
    .split(/\s*,\s*/);
}

export function note(subject: string, text: string): ProbeLine {
  return { level: 'note', subject, text };
}

function ok(subject: string): ProbeLine {
  return { level: 'ok', subject, text: 'is as the contract says' };
}

function fieldOf(issue: v.BaseIssue<unknown>): string {
  return ['ret', v.getDotPath(issue)].filter(Boolean).join('.');
}

/** What was expected; never the value, which may be personal. */
function describe(issue: v.BaseIssue<unknown>): string {
  if (issue.input === undefined) return 'missing';
  return `${typeof issue.input} where ${issue.expected ?? issue.type} is expected`;
}
