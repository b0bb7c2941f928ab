import { getResponse, type HttpHandler, http } from 'msw';
import type { Body, Path } from '@/lib/api/contract';
import type { ScenarioReply } from '@/lib/sandbox/control/control';
import type { Reply } from '@/lib/sandbox/core/dispatch';
import { createSandbox, type Sandbox, type SandboxOptions } from '@/lib/sandbox/create-sandbox';
import type { ScenarioName } from '@/lib/sandbox/scenarios';

/** Who is logged in. */
export type SignedIn = { token: string; user_id: string; phone: string; new_guest: boolean };

/** A sandbox for a test, without any waiting. */
export type TestSandbox = Sandbox & {
  /** The sandbox as a handler of msw. */
  handlers: HttpHandler[];
  /** Give this to `setFetch`: asks the handlers given to `use`, then the sandbox. */
  fetch: Sandbox['handle'];
  /** Puts handlers of msw before the sandbox: for one answer that it would never give. */
  use: (...handlers: HttpHandler[]) => void;
  /** One call past the client: body out, whole reply back. */
  call: <P extends Path>(path: P, body: Body<P>, token?: string) => Promise<Reply>;
  /** Logs in as a person would: asks for a code, reads the outbox, logs in. */
  signIn: (phone?: string) => Promise<SignedIn>;
  /** Puts an account into a state and logs it in; `control.scenario` typed by name. */
  scenario: (name: ScenarioName, options?: { token?: string; size?: number }) => ScenarioReply;
};

/** Makes one; its clock is the machine's unless `now` is given. */
export function createTestSandbox(options: SandboxOptions = {}): TestSandbox {
  const sandbox = createSandbox(options);
  const handlers = [http.all('*', ({ request }) => sandbox.handle(request))];
  const fetchLike: Sandbox['handle'] = async (request) =>
    (await getResponse(handlers, request)) ?? Response.error();
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
  const signIn = async (phone = '+56911112222') => {
    await call('user/get_code', { phone });
    const code = sandbox.control.outbox().findLast((sent) => sent.to === phone)?.code ?? '';
    const reply = await call('user/login', { type: 'phone', phone, code, agree: true });
    if (!isSignedIn(reply.ret)) throw new Error(`login: ${reply.msg}`);
    return reply.ret;
  };
  return {
    ...sandbox,
    handlers,
    fetch: fetchLike,
    use: (...before) => void handlers.unshift(...before),
    call,
    signIn,
    scenario: (name, on) => sandbox.control.scenario(name, on),
  };
}

function isSignedIn(ret: unknown): ret is SignedIn {
  return typeof ret === 'object' && ret !== null && 'token' in ret;
}
