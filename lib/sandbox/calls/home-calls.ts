import type { Home } from '@/lib/api/schemas/home';
import { toBusinessIso } from '@/lib/chile/santiago';
import { config } from '@/lib/config';
import type { CallContext } from '../core/call-context';
import { translate } from '../core/texts';
import partnerApps from '../data/partner-apps.json';
import { penalty, products } from '../data/products';
import { loginsOf } from '../rules/accounts';
import { quotaOf } from '../rules/benefits';
import { newestCancelled } from '../rules/cancel';
import { overpaidOrders, viewOrder } from '../rules/orders';
import { accountState, activeOrder, currentApplication, nextStep } from '../rules/progress';
import { viewReview } from '../rules/review';
import type { GuestCalls } from './call-types';

/** Home and the partner apps. */
export const homeCalls: Pick<GuestCalls, 'app/home' | 'app/get_app_list'> = {
  'app/home': (context) => ({
    state: 'init',
    teaser: teaser(),
    penalty: { ...penalty },
    notices: noticesFor(context),
    ...accountPart(context),
  }),
  'app/get_app_list': ({ language }) =>
    partnerApps.map(({ es, en, ...app }) => ({ ...app, text: language === 'en' ? en : es })),
};

function accountPart({ account, now, language }: CallContext): Partial<Home> {
  if (!account) return {};
  const state = accountState(account, now);
  const part: Partial<Home> = { state, logins: loginsOf(account) };
  if (account.script.service) part.service = serviceOf(account.script.service, now);
  if (account.basic) part.user = { first_name: account.basic.first_name };
  if (account.limit > 0) part.quota = quotaOf(account, now);
  if (state === 'init' || state === 'not_approved') part.next_step = nextStep(account, now);
  const application = currentApplication(account);
  if (application && !application.used) part.review = viewReview(account, application, language);
  const order = activeOrder(account) ?? (state === 'cleared' ? account.orders.at(-1) : undefined);
  if (order) part.order = viewOrder(order, now, language);
  const overpaid = overpaidOrders(account);
  if (overpaid.length > 0) part.overpaid = overpaid;
  const cancelled = newestCancelled(account, now);
  if (cancelled) {
    const { order_no, amount, cancelled_at } = cancelled;
    part.cancelled = { order_no, amount, cancelled_at: toBusinessIso(cancelled_at) };
  }
  return part;
}

/** A server that gives no loan to this version, or to none for two hours. */
function serviceOf(script: 'update' | 'paused', now: number): Home['service'] {
  return script === 'update'
    ? { min_version_code: Number(config.versionCode) + 1, update_url: 'https://luka.example/app' }
    : { paused: true, until: toBusinessIso(now + 2 * 3_600_000) };
}

/** The range over all products, and the terms for which the highest amount is lent. */
function teaser(): Home['teaser'] {
  const max_amount = Math.max(...products.map((product) => product.max_amount));
  const terms = products.flatMap((product) =>
    product.max_amount === max_amount ? [...product.terms] : [],
  );
  return {
    min_amount: Math.min(...products.map((product) => product.min_amount)),
    max_amount,
    terms: [...new Set(terms)].sort((a, b) => a - b),
  };
}

function noticesFor({ account, language }: CallContext): Home['notices'] {
  if (!account || !activeOrder(account)) return [];
  return [
    {
      id: 'due',
      title: translate(language, 'notice_due_title'),
      text: translate(language, 'notice_due_text'),
    },
  ];
}
