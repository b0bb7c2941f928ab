import type { Home } from '@/lib/api/schemas/home';
import type { Visit } from '../core/visit';
import { partnerApps } from '../data/partner-apps';
import { penalty, products } from '../data/products';
import { viewOrder } from '../rules/orders';
import { accountState, activeOrder, currentApplication, nextStep } from '../rules/progress';
import { quotaOf } from '../rules/quota';
import { viewReview } from '../rules/review';
import { say } from '../texts/say';
import type { GuestCalls } from './call-types';

/** What everybody may see. */
export const homeCalls: Pick<GuestCalls, 'app/home' | 'app/get_app_list'> = {
  'app/home': (visit) => ({
    state: 'init',
    teaser: teaser(),
    penalty: { ...penalty },
    notices: noticesFor(visit),
    ...memberPart(visit),
  }),
  'app/get_app_list': ({ language }) => partnerApps(language),
};

function memberPart({ account, now, language }: Visit): Partial<Home> {
  if (!account) return {};
  const state = accountState(account, now);
  const part: Partial<Home> = { state };
  if (account.basic) part.user = { first_name: account.basic.first_name };
  if (account.limit > 0) part.quota = quotaOf(account, now);
  if (state === 'init' || state === 'not_approved') part.next_step = nextStep(account, now);
  const application = currentApplication(account);
  if (application && !application.used) part.review = viewReview(application, language);
  const order = activeOrder(account) ?? (state === 'cleared' ? account.orders.at(-1) : undefined);
  if (order) part.order = viewOrder(order, now, language);
  return part;
}

/** The whole range of the products: what a guest is promised at most. */
function teaser(): Home['teaser'] {
  const terms = products.flatMap((product) => [...product.terms]);
  return {
    min_amount: Math.min(...products.map((product) => product.min_amount)),
    max_amount: Math.max(...products.map((product) => product.max_amount)),
    terms: [...new Set(terms)].sort((a, b) => a - b),
  };
}

function noticesFor({ account, language }: Visit): Home['notices'] {
  const ids = account && activeOrder(account) ? (['due', 'code'] as const) : (['code'] as const);
  return ids.map((id) => ({
    id,
    title: say(language, `notice_${id}_title`),
    text: say(language, `notice_${id}_text`),
  }));
}
