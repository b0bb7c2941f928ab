import * as v from 'valibot';
import { Refusal } from '../core/refusal';
import type { Route } from '../core/route';
import { paySite } from '../core/sandbox-state';
import { scenarios } from '../scenarios';
import { type Control, ControlError } from './control';
import { clockBody, faultBody, resetBody, scenarioBody, settleBody } from './control-body';

type Visit = { request: Request; body: unknown };

/** The routes of `/__sandbox/*` but the pay page. A call that makes no sense answers 400 and why. */
export function controlRoutes(control: Control): Route[] {
  return [
    get('clock', () => control.clock()),
    get('outbox', () => control.outbox()),
    get('uploads', () => control.uploads()),
    get('state', () => control.state()),
    get('scenarios', () => Object.entries(scenarios).map(([name, { does }]) => ({ name, does }))),
    get('payment', ({ request }) =>
      control.payment(new URL(request.url).searchParams.get('payment') ?? ''),
    ),
    post('clock', ({ body }) => {
      const asked = v.parse(clockBody, body);
      return 'now' in asked ? control.setClock(asked.now) : control.advance(asked.advance);
    }),
    post('reset', ({ body }) => control.reset(v.parse(resetBody, body))),
    post('scenario', ({ request, body }) => {
      const { name, size } = v.parse(scenarioBody, body);
      return control.scenario(name, { token: request.headers.get('token'), size });
    }),
    post('fault', ({ body }) => {
      const fault = v.parse(faultBody, body);
      control.fault(fault);
      return fault;
    }),
    post('settle', ({ body }) => {
      const { payment_id, result } = v.parse(settleBody, body);
      return control.settle(payment_id, result);
    }),
    post('pay_site', ({ body }) => control.paySite(v.parse(paySite, body))),
    post('import', ({ body }) => ({ imported: control.import(JSON.stringify(body)) })),
  ];
}

function get(name: string, answer: (visit: Visit) => object): Route {
  return {
    method: 'GET',
    path: `__sandbox/${name}`,
    answer: (request) => reply(answer, { request, body: null }),
  };
}

function post(name: string, answer: (visit: Visit) => object): Route {
  return {
    method: 'POST',
    path: `__sandbox/${name}`,
    answer: async (request) => {
      const body: unknown = await request.json().catch(() => ({}));
      return reply(answer, { request, body });
    },
  };
}

function reply(answer: (visit: Visit) => object, visit: Visit): Response {
  try {
    return Response.json(answer(visit));
  } catch (error) {
    const known = error instanceof ControlError || error instanceof Refusal || v.isValiError(error);
    if (known) return Response.json({ error: error.message }, { status: 400 });
    throw error;
  }
}
