import * as v from 'valibot';
import type { Route } from '../core/route';
import type { Payment } from '../core/sandbox-state';
import type { Store } from '../core/store';
import { paymentResults } from '../rules/payments';
import type { Control } from './control';
import { payPage, payStyle } from './pay-page';
import { payLanguage } from './pay-texts';

const payForm = v.object({
  payment: v.string(),
  result: v.picklist(paymentResults),
  return: v.optional(v.string()),
});

/**
 * Nothing but its own style and its own form; what frames it must be of the same origin. The form's
 * answer is a redirect to the app, which stands on that origin too.
 */
const payPolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'";

/**
 * `GET /__sandbox/pay?payment=…[&lang=][&return=]` shows the pay page, its form settles the payment and
 * goes back to the app. What happened is asked of the API, never read from the address.
 */
export function payRoutes(store: Store, control: Control): Route[] {
  const find = (id: string | null) =>
    store.state.payments.find((payment) => payment.payment_id === id) ?? null;
  return [
    { method: 'GET', path: '__sandbox/pay', answer: (request) => show(request, find) },
    { method: 'POST', path: '__sandbox/pay', answer: (request) => settle(request, find, control) },
    {
      method: 'GET',
      path: '__sandbox/pay.css',
      answer: () =>
        new Response(payStyle, { headers: { 'content-type': 'text/css; charset=utf-8' } }),
    },
  ];
}

type FindPayment = (id: string | null) => Payment | null;

function show(request: Request, find: FindPayment): Response {
  const { searchParams } = new URL(request.url);
  const payment = find(searchParams.get('payment'));
  const language = payLanguage(searchParams.get('lang'), request.headers.get('accept-language'));
  const returnTo = returnAddress(searchParams.get('return'), request.url, payment);
  return page(payPage({ payment, language, returnTo }), payment ? 200 : 404);
}

async function settle(request: Request, find: FindPayment, control: Control): Promise<Response> {
  const sent = Object.fromEntries(new URLSearchParams(await request.text()));
  const form = v.safeParse(payForm, sent);
  const payment = form.success ? find(form.output.payment) : null;
  if (!form.success || !payment) {
    const language = payLanguage(null, request.headers.get('accept-language'));
    const returnTo = returnAddress(null, request.url, null);
    return page(payPage({ payment: null, language, returnTo }), 404);
  }
  control.settle(payment.payment_id, form.output.result);
  const location = returnAddress(form.output.return ?? null, request.url, payment);
  return new Response(null, { status: 303, headers: { location } });
}

function page(html: string, status: number): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': payPolicy,
      'cache-control': 'no-store',
    },
  });
}

/** Where to go back to: an address of the same origin, else the loan that was paid. */
function returnAddress(asked: string | null, pageUrl: string, payment: Payment | null): string {
  const page = new URL(pageUrl);
  const home = payment
    ? `/#/pages/order-detail/order-detail?order_no=${encodeURIComponent(payment.order_no)}`
    : '/';
  if (!asked || !URL.canParse(asked, page)) return home;
  const target = new URL(asked, page);
  return target.origin === page.origin ? target.pathname + target.search + target.hash : home;
}
