import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import type * as v from 'valibot';
import type { Body, contract, Path } from '@/lib/api/contract';
import type { ScenarioReply } from '@/lib/sandbox/control/control';
import type { Reply } from '@/lib/sandbox/core/dispatch';
import { createSandbox, type Sandbox, type SandboxOptions } from '@/lib/sandbox/create-sandbox';
import type { ScenarioName } from '@/lib/sandbox/scenarios';

/** The reply of a login. */
type SignedIn = { token: string; user_id: string; phone: string; new_guest: boolean };

/** `ret` of a call as it is sent, before the client parses it. */
type SentRet<P extends Path> = v.InferInput<(typeof contract)[P]['ret']>;

/** A sandbox for a test, without latency. */
export type TestSandbox = Sandbox & {
  /** The sandbox for msw's server: `server.use(...sandbox.handlers)`. */
  handlers: HttpHandler[];
  /** Adds msw handlers before the sandbox, for replies that it never sends. */
  use: (...handlers: HttpHandler[]) => void;
  /** Changes `ret` of each successful reply to a call before it is sent. */
  changeReply: <P extends Path>(path: P, change: (ret: SentRet<P>) => void) => void;
  /** Sends a call without the API client and returns the whole reply. */
  call: <P extends Path>(path: P, body: Body<P>, token?: string) => Promise<Reply>;
  /** Requests a code, reads it from the outbox and logs in. */
  signIn: (phone?: string) => Promise<SignedIn>;
  /** `control.scenario` with typed names. */
  scenario: (name: ScenarioName, options?: { token?: string; size?: number }) => ScenarioReply;
};

type TestSandboxOptions = SandboxOptions & {
  /** Replies without `Date`, so that the app only knows the device's clock. */
  hidesDate?: boolean;
};

/** Creates one. `fetch` and `handlers` try those added by `use` first. */
export function createTestSandbox({
  hidesDate = false,
  ...options
}: TestSandboxOptions = {}): TestSandbox {
  const sandbox = createSandbox(options);
  const before: HttpHandler[] = [];
  const fetchLike: Sandbox['fetch'] = async (request) => {
    const response = (await getResponse(before, request)) ?? (await sandbox.fetch(request));
    if (hidesDate) response.headers.delete('date');
    return response;
  };
  const call: TestSandbox['call'] = async (path, body, token) => {
    const response = await fetchLike(
      new Request(`https://luka.invalid/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...(token && { token }) },
      }),
    );
    return response.json();
  };
  const changeReply: TestSandbox['changeReply'] = (path, change) => {
    const handler = http.post(`*/${path}`, async ({ request }) => {
      const response = await sandbox.fetch(request);
      const reply = await response.json();
      if (reply.code === 0) change(reply.ret);
      return HttpResponse.json(reply, { headers: response.headers });
    });
    before.unshift(handler);
  };
  const signIn = async (phone = '+56911112222') => {
    await call('user/get_code', { phone });
    const code = sandbox.control.outbox().findLast((sent) => sent.to === phone)?.code ?? '';
    const reply = await call('user/login', { type: 'phone', phone, code, agree: true });
    if (!isSignedIn(reply.ret)) throw new Error(`login: ${reply.msg}`);
    return reply.ret;
  };
  const created: TestSandbox = {
    ...sandbox,
    handlers: [
      http.all('*', ({ request }) => created.fetch(request).catch(() => HttpResponse.error())),
    ],
    fetch: fetchLike,
    use: (...handlers) => void before.unshift(...handlers),
    changeReply,
    call,
    signIn,
    scenario: (name, on) => sandbox.control.scenario(name, on),
  };
  return created;
}

function isSignedIn(ret: unknown): ret is SignedIn {
  return typeof ret === 'object' && ret !== null && 'token' in ret;
}
