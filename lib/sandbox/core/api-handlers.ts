import { type HttpHandler, HttpResponse, http } from 'msw';
import type { Path } from '@/lib/api/contract';
import { guestCalls, memberCalls } from '../calls/all-calls';
import type { GuestPath, MemberPath } from '../calls/call-types';
import { settleAll } from '../rules/settle';
import { type Language, languageOf } from '../texts/say';
import { dispatch, type Reply, refusalReply } from './dispatch';
import { accountOfToken } from './find-account';
import { Refusal } from './refusal';
import type { Store } from './store';
import type { Visit } from './visit';

/** What the calls share. `language` answers who does not say. */
export type ApiOptions = { store: Store; language: Language };

/** The handlers of the 30 calls, wherever the server's base address is. */
export function apiHandlers(options: ApiOptions): HttpHandler[] {
  return [
    ...paths(guestCalls).map((path) => guestHandler(path, options)),
    ...paths(memberCalls).map((path) => memberHandler(path, options)),
  ];
}

/** A login repairs a stale token, so it does not trip over one. */
const tokenless: readonly Path[] = [
  'app/get_login_option',
  'user/get_code',
  'user/get_mail_code',
  'user/login',
];

function guestHandler<P extends GuestPath>(path: P, options: ApiOptions): HttpHandler {
  return handler(path, options, (visit, body, token) => {
    if (token && !visit.account && !tokenless.includes(path)) return sessionOver(visit);
    return dispatch({ path, visit, body, call: guestCalls[path] });
  });
}

function memberHandler<P extends MemberPath>(path: P, options: ApiOptions): HttpHandler {
  return handler(path, options, (visit, body) => {
    const { account } = visit;
    if (!account) return sessionOver(visit);
    return dispatch({ path, visit: { ...visit, account }, body, call: memberCalls[path] });
  });
}

function handler(
  path: Path,
  { store, language }: ApiOptions,
  answer: (visit: Visit, body: unknown, token: string | null) => Reply,
): HttpHandler {
  return http.post(`*/${path}`, async ({ request }) => {
    const body: unknown = await request.json().catch(() => undefined);
    const token = request.headers.get('token');
    const now = store.now();
    settleAll(store.state, now);
    const visit: Visit = {
      state: store.state,
      now,
      random: store.random(),
      language: languageOf(request.headers.get('language'), language),
      account: accountOfToken(store.state, token),
    };
    return HttpResponse.json(answer(visit, body, token));
  });
}

function sessionOver(visit: Visit): Reply {
  return refusalReply(new Refusal('session', { key: 'session_over' }), visit);
}

function paths<P extends Path>(calls: Record<P, unknown>): P[] {
  const names: P[] = [];
  for (const name in calls) names.push(name);
  return names;
}
