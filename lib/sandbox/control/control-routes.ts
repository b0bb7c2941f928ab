import * as v from 'valibot';
import { Refusal } from '../core/refusal';
import type { Route } from '../core/route';
import { paySite } from '../core/state';
import { scenarios } from '../scenarios';
import { type Control, ControlError } from './control';
import { clockBody, faultBody, resetBody, scenarioBody, settleBody } from './control-body';
import { bridgeBody, type Traffic } from './traffic';

type Call = (body: unknown, request: Request) => object;

/** The routes of `/__sandbox/*` except the pay page. An invalid request gets a 400 with the reason. */
export function controlRoutes(control: Control): Route[] {
  return [
    get('clock', () => control.clock()),
    get('outbox', () => control.outbox()),
    get('uploads', () => control.uploads()),
    get('state', () => control.state()),
    get('scenarios', () =>
      Object.entries(scenarios).map(([name, { description }]) => ({ name, description })),
    ),
    get('payment', (_body, request) =>
      control.payment(new URL(request.url).searchParams.get('payment') ?? ''),
    ),
    post('clock', (body) => {
      const clock = v.parse(clockBody, body);
      return 'now' in clock ? control.setClock(clock.now) : control.advance(clock.advance);
    }),
    post('reset', (body) => control.reset(v.parse(resetBody, body))),
    post('scenario', (body, request) => {
      const { name, size } = v.parse(scenarioBody, body);
      return control.scenario(name, { token: request.headers.get('token'), size });
    }),
    post('fault', (body) => {
      const fault = v.parse(faultBody, body);
      control.fault(fault);
      return fault;
    }),
    post('clear_faults', () => control.clearFaults()),
    post('settle', (body) => {
      const { payment_id, result, amount } = v.parse(settleBody, body);
      return control.settle(payment_id, result, amount);
    }),
    post('pay_site', (body) => control.paySite(v.parse(paySite, body))),
  ];
}

/** The routes of what the app has sent: `GET calls`, `GET bridge`, and `POST bridge` for who observes a bridge. */
export function trafficRoutes(traffic: Traffic): Route[] {
  return [
    get('calls', () => traffic.calls),
    get('bridge', () => traffic.bridge),
    post('bridge', (body) => traffic.addMessage(v.parse(bridgeBody, body))),
  ];
}

function get(name: string, call: Call): Route {
  const handle = (request: Request) => respond(() => call(null, request));
  return { method: 'GET', path: `__sandbox/${name}`, handle };
}

function post(name: string, call: Call): Route {
  const handle = async (request: Request) => {
    const body: unknown = await request.json().catch(() => ({}));
    return respond(() => call(body, request));
  };
  return { method: 'POST', path: `__sandbox/${name}`, handle };
}

function respond(call: () => object): Response {
  try {
    return Response.json(call());
  } catch (error) {
    const known = error instanceof ControlError || error instanceof Refusal || v.isValiError(error);
    if (known) return Response.json({ error: error.message }, { status: 400 });
    throw error;
  }
}
