import { callServer, type Response } from './call-server';
import { checkCharges } from './check-charges';
import { checkPreflight } from './check-preflight';
import { checkReply, note, type ProbeLine } from './check-reply';
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
 * Calls that write are sent only with `writes`.
 */
export async function* probeServer(target: ProbeTarget): AsyncGenerator<ProbeLine> {
  const { baseUrl, origins, token, writes } = target;
  for (const origin of origins) yield* await checkPreflight(baseUrl, origin);
  const server = { baseUrl, origin: origins[0] ?? 'https://app.luka.local' };
  yield* checkReads('guest', guestReads({ ...server, token: '' }));
  yield await checkSessionEnd(server);
  if (!token) return yield note('user', 'no --token: calls of a user were not sent');
  const caller = { ...server, token };
  yield* checkReads('user', userReads(caller));
  if (writes) yield* checkWrites({ caller, ...writes });
}

async function* checkReads(
  who: 'guest' | 'user',
  reads: AsyncGenerator<Response>,
): AsyncGenerator<ProbeLine> {
  for await (const read of reads) {
    yield* checkReply(`${who} ${read.path}`, read);
    yield* checkCharges(`${who} ${read.path}`, read);
  }
}

/** A guest's call to what belongs to a user ends the session (product.md section 8). */
async function checkSessionEnd(server: { baseUrl: string; origin: string }): Promise<ProbeLine> {
  const subject = 'guest app/get_basic_info';
  const { json, failure } = await callServer(
    { ...server, token: '' },
    { path: 'app/get_basic_info', body: {} },
  );
  if (failure) return { level: 'lacks', subject, text: failure };
  const code = typeof json === 'object' && json !== null && 'code' in json ? json.code : undefined;
  return code === 10001 || code === 403
    ? { level: 'ok', subject, text: `is refused with code ${code}` }
    : { level: 'lacks', subject, text: `answers code ${String(code)}, not 10001 or 403` };
}
