import type { Path } from '@/lib/api/contract';
import { keysOf } from '@/lib/keys-of';
import { guestCalls, memberCalls } from '../calls/all-calls';
import type { GuestPath, MemberPath } from '../calls/call-types';
import { accountOfToken } from '../rules/accounts';
import { processDueEvents } from '../rules/progress';
import type { CallContext } from './call-context';
import { dispatch, type Reply, refusalReply } from './dispatch';
import { Refusal } from './refusal';
import type { Route } from './route';
import type { Store } from './store';
import { type Language, languageOf } from './texts';

/** What the calls share. `language` is used for requests without a `language` header. */
export type ApiOptions = { store: Store; language: Language };

/** The routes of the 30 calls. */
export function apiRoutes(options: ApiOptions): Route[] {
  return [
    ...keysOf(guestCalls).map((path) => guestRoute(path, options)),
    ...keysOf(memberCalls).map((path) => memberRoute(path, options)),
  ];
}

/** Calls that ignore a stale token, because they are used to replace it. */
const tokenless: readonly Path[] = [
  'app/get_login_option',
  'user/get_code',
  'user/get_mail_code',
  'user/login',
];

function guestRoute<P extends GuestPath>(path: P, options: ApiOptions): Route {
  return route(path, options, (context, body, token) => {
    if (token && !context.account && !tokenless.includes(path)) return sessionExpired(context);
    return dispatch({ path, context, body, call: guestCalls[path] });
  });
}

function memberRoute<P extends MemberPath>(path: P, options: ApiOptions): Route {
  return route(path, options, (context, body) => {
    const { account } = context;
    if (!account) return sessionExpired(context);
    return dispatch({ path, context: { ...context, account }, body, call: memberCalls[path] });
  });
}

function route(
  path: Path,
  { store, language }: ApiOptions,
  call: (context: CallContext, body: unknown, token: string | null) => Reply,
): Route {
  const handle = async (request: Request) => {
    const body: unknown = await request.json().catch(() => undefined);
    const token = request.headers.get('token');
    const now = store.now();
    processDueEvents(store.state, now);
    const context: CallContext = {
      state: store.state,
      now,
      random: store.random(),
      language: languageOf(request.headers.get('language'), language),
      token,
      account: accountOfToken(store.state, token),
    };
    return Response.json(call(context, body, token));
  };
  return { method: 'POST', path, handle };
}

function sessionExpired(context: CallContext): Reply {
  return refusalReply(new Refusal('session', { key: 'session_over' }), context);
}
