import * as v from 'valibot';
import { encodeText } from '@/lib/encode-text';
import type { Route } from '../core/route';
import type { Payment, PaySite } from '../core/state';
import type { Store } from '../core/store';
import { paymentResults } from '../rules/payments';
import type { Control } from './control';
import { payLanguage, payPage, payStyle } from './pay-page';

const payForm = v.object({
  payment: v.string(),
  result: v.picklist(paymentResults),
  return: v.optional(v.string()),
});

/**
 * Allows only the page's own style sheet, empty icon and form, and frames of the same origin. The form
 * redirects to the app, on the same origin or on that of `site`.
 */
function contentSecurityPolicy(site: PaySite | undefined): string {
  const app = site ? ` ${new URL(site.back).origin}` : '';
  return `default-src 'none'; style-src 'self'; img-src data:; form-action 'self'${app}; frame-ancestors 'self'; base-uri 'none'`;
}

/**
 * `GET /__sandbox/pay?payment=…[&lang=][&return=]` is the pay page; its form settles the payment and
 * redirects to the app. The app requests the result from the API and never reads it from the address.
 */
export function payRoutes(store: Store, control: Control): Route[] {
  const deps = {
    find: (id: string | null) =>
      store.state.payments.find((payment) => payment.payment_id === id) ?? null,
    site: () => store.state.pay_site,
    control,
  };
  return [
    { method: 'GET', path: '__sandbox/pay', handle: (request) => show(request, deps) },
    { method: 'POST', path: '__sandbox/pay', handle: (request) => settle(request, deps) },
    {
      method: 'GET',
      path: '__sandbox/pay.css',
      handle: () =>
        new Response(payStyle, { headers: { 'content-type': 'text/css; charset=utf-8' } }),
    },
  ];
}

type Deps = {
  find: (id: string | null) => Payment | null;
  site: () => PaySite | undefined;
  control: Control;
};

function show(request: Request, { find, site }: Deps): Response {
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

async function settle(request: Request, { find, site, control }: Deps): Promise<Response> {
  const sent = Object.fromEntries(new URLSearchParams(await request.text()));
  const form = v.safeParse(payForm, sent);
  const payment = form.success ? find(form.output.payment) : null;
  const target = { pageUrl: request.url, payment, site: site() };
  if (!form.success || !payment) {
    const language = payLanguage(null, request.headers.get('accept-language'));
    const returnTo = returnAddress(null, target);
    return page(payPage({ payment: null, language, returnTo }), site(), 404);
  }
  control.settle(payment.payment_id, form.output.result);
  const location = returnAddress(form.output.return ?? null, target);
  return new Response(null, { status: 303, headers: { location } });
}

function page(html: string, site: PaySite | undefined, status: number): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(site),
      'cache-control': 'no-store',
    },
  });
}

type ReturnTarget = { pageUrl: string; payment: Payment | null; site: PaySite | undefined };

/** The requested return address if it is of the app's origin, otherwise the order that was paid. */
function returnAddress(requested: string | null, { pageUrl, payment, site }: ReturnTarget): string {
  const app = new URL('/', site?.back ?? pageUrl);
  const loan = payment
    ? `/#/pages/order-detail/order-detail?order_no=${encodeText(payment.order_no)}`
    : '/';
  const url = new URL(requested && URL.canParse(requested, app) ? requested : loan, app);
  const safe = url.origin === app.origin ? url : new URL(loan, app);
  return site ? safe.href : safe.pathname + safe.search + safe.hash;
}
