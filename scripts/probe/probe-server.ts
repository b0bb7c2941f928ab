import { callServer } from './call-server';
import { checkCharges } from './check-charges';
import { checkPreflight } from './check-preflight';
import { checkReply, type ProbeLine } from './check-reply';
import { guestReads, userReads } from './reading-calls';
import { checkWrites, type Writer } from './write-checks';

/** Where and as whom a server is probed. */
export type ProbeTarget = {
  /** Without a slash at its end; a call's path is added to it. */
  baseUrl: string;
  /** Empty: only as a guest. */
  token: string;
  /** Origins that the app is served from. */
  origins: readonly string[];
  /** Also tries what writes, for real: {@link checkWrites}. `waitUntil` lets a quote expire. */
  writes?: Pick<Writer, 'waitUntil'>;
};

/**
 * Sends the preflights of every origin and every reading call, as a guest and, with a token, as its user.
 * Calls that write are sent only with `writes`. Resolves with all lines; `onLine` gets each as it is known.
 */
export async function probeServer(
  target: ProbeTarget,
  onLine: (line: ProbeLine) => void = () => undefined,
): Promise<ProbeLine[]> {
  const lines: ProbeLine[] = [];
  const add = (...found: ProbeLine[]) => {
    for (const line of found) {
      lines.push(line);
      onLine(line);
    }
  };
  for (const origin of target.origins) add(...(await checkPreflight(target.baseUrl, origin)));
  const origin = target.origins[0] ?? 'https://app.luka.local';
  const server = { baseUrl: target.baseUrl, origin };
  for await (const read of guestReads({ ...server, token: '' })) {
    add(...checkReply(`guest ${read.path}`, read), ...checkCharges(`guest ${read.path}`, read));
  }
  add(...(await checkSessionEnd(server)));
  if (!target.token) {
    add({ level: 'note', subject: 'user', text: 'no --token: calls of a user were not sent' });
    return lines;
  }
  for await (const read of userReads({ ...server, token: target.token })) {
    add(...checkReply(`user ${read.path}`, read), ...checkCharges(`user ${read.path}`, read));
  }
  if (!target.writes) return lines;
  const caller = { ...server, token: target.token };
  for await (const line of checkWrites({ caller, ...target.writes })) add(line);
  return lines;
}

/** A guest's call to what belongs to a user ends the session (product.md section 8). */
async function checkSessionEnd(server: { baseUrl: string; origin: string }): Promise<ProbeLine[]> {
  const subject = 'guest app/get_basic_info';
  const { json, failure } = await callServer(
    { ...server, token: '' },
    { path: 'app/get_basic_info', body: {} },
  );
  if (failure) return [{ level: 'lacks', subject, text: failure }];
  const code = typeof json === 'object' && json !== null && 'code' in json ? json.code : undefined;
  return code === 10001 || code === 403
    ? [{ level: 'ok', subject, text: `is refused with code ${code}` }]
    : [{ level: 'lacks', subject, text: `answers code ${String(code)}, not 10001 or 403` }];
}
