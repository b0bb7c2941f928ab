import type { Path } from '@/lib/api/contract';
import { guestCalls, memberCalls } from '../calls/all-calls';
import type { GuestPath, MemberPath } from '../calls/call-types';
import { settleAll } from '../rules/settle';
import { type Language, languageOf } from '../texts/say';
import { dispatch, type Reply, refusalReply } from './dispatch';
import { accountOfToken } from './find-account';
import { Refusal } from './refusal';
import type { Route } from './route';
import type { Store } from './store';
import type { Visit } from './visit';

/** What the calls share. `language` answers who does not say. */
export type ApiOptions = { store: Store; language: Language };

/** The routes of the 30 calls. */
export function apiRoutes(options: ApiOptions): Route[] {
  return [
    ...paths(guestCalls).map((path) => guestRoute(path, options)),
    ...paths(memberCalls).map((path) => memberRoute(path, options)),
  ];
}

/** A login repairs a stale token, so it does not trip over one. */
const tokenless: readonly Path[] = [
  'app/get_login_option',
  'user/get_code',
  'user/get_mail_code',
  'user/login',
];

function guestRoute<P extends GuestPath>(path: P, options: ApiOptions): Route {
  return route(path, options, (visit, body, token) => {
    if (token && !visit.account && !tokenless.includes(path)) return sessionOver(visit);
    return dispatch({ path, visit, body, call: guestCalls[path] });
  });
}

function memberRoute<P extends MemberPath>(path: P, options: ApiOptions): Route {
  return route(path, options, (visit, body) => {
    const { account } = visit;
    if (!account) return sessionOver(visit);
    return dispatch({ path, visit: { ...visit, account }, body, call: memberCalls[path] });
  });
}

function route(
  path: Path,
  { store, language }: ApiOptions,
  answer: (visit: Visit, body: unknown, token: string | null) => Reply,
): Route {
  const respond = async (request: Request) => {
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
    return Response.json(answer(visit, body, token));
  };
  return { method: 'POST', path, answer: respond };
}

function sessionOver(visit: Visit): Reply {
  return refusalReply(new Refusal('session', { key: 'session_over' }), visit);
}

function paths<P extends Path>(calls: Record<P, unknown>): P[] {
  const names: P[] = [];
  for (const name in calls) names.push(name);
  return names;
}
