import * as v from 'valibot';
import type { Route } from '../core/route';
import type { Payment, PaySite } from '../core/sandbox-state';
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
 * answer is a redirect to the app, which stands on that origin too, or is the one that the pay site knows.
 */
function payPolicy(site: PaySite | undefined): string {
  const app = site ? ` ${new URL(site.back).origin}` : '';
  return `default-src 'none'; style-src 'self'; form-action 'self'${app}; frame-ancestors 'self'; base-uri 'none'`;
}

/**
 * `GET /__sandbox/pay?payment=…[&lang=][&return=]` shows the pay page, its form settles the payment and
 * goes back to the app. What happened is asked of the API, never read from the address.
 */
export function payRoutes(store: Store, control: Control): Route[] {
  const desk = {
    find: (id: string | null) =>
      store.state.payments.find((payment) => payment.payment_id === id) ?? null,
    site: () => store.state.pay_site,
    control,
  };
  return [
    { method: 'GET', path: '__sandbox/pay', answer: (request) => show(request, desk) },
    { method: 'POST', path: '__sandbox/pay', answer: (request) => settle(request, desk) },
    {
      method: 'GET',
      path: '__sandbox/pay.css',
      answer: () =>
        new Response(payStyle, { headers: { 'content-type': 'text/css; charset=utf-8' } }),
    },
  ];
}

type Desk = {
  find: (id: string | null) => Payment | null;
  site: () => PaySite | undefined;
  control: Control;
};

function show(request: Request, { find, site }: Desk): Response {
  const { searchParams } = new URL(request.url);
  const payment = find(searchParams.get('payment'));
  const language = payLanguage(searchParams.get('lang'), request.headers.get('accept-language'));
  const returnTo = returnAddress(searchParams.get('return'), {
    pageUrl: request.url,
    payment,
    site: site(),
  });
  return page(payPage({ payment, language, returnTo }), site(), payment ? 200 : 404);
}

async function settle(request: Request, { find, site, control }: Desk): Promise<Response> {
  const sent = Object.fromEntries(new URLSearchParams(await request.text()));
  const form = v.safeParse(payForm, sent);
  const payment = form.success ? find(form.output.payment) : null;
  const way = { pageUrl: request.url, payment, site: site() };
  if (!form.success || !payment) {
    const language = payLanguage(null, request.headers.get('accept-language'));
    const returnTo = returnAddress(null, way);
    return page(payPage({ payment: null, language, returnTo }), site(), 404);
  }
  control.settle(payment.payment_id, form.output.result);
  const location = returnAddress(form.output.return ?? null, way);
  return new Response(null, { status: 303, headers: { location } });
}

function page(html: string, site: PaySite | undefined, status: number): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': payPolicy(site),
      'cache-control': 'no-store',
    },
  });
}

type Way = { pageUrl: string; payment: Payment | null; site: PaySite | undefined };

/** Where to go back to: an address of the app's origin, else the loan that was paid. */
function returnAddress(asked: string | null, { pageUrl, payment, site }: Way): string {
  const app = new URL('/', site?.back ?? pageUrl);
  const loan = payment
    ? `/#/pages/order-detail/order-detail?order_no=${encodeURIComponent(payment.order_no)}`
    : '/';
  const target = new URL(asked && URL.canParse(asked, app) ? asked : loan, app);
  const safe = target.origin === app.origin ? target : new URL(loan, app);
  return site ? safe.href : safe.pathname + safe.search + safe.hash;
}
