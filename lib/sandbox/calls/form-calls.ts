import { calendarDateOf } from '@/lib/chile/santiago';
import type { MemberContext } from '../core/call-context';
import { fieldRefusal, Refusal } from '../core/refusal';
import { areasBelow } from '../data/areas';
import banks from '../data/banks.json';
import { optionsIn } from '../data/options';
import lists from '../data/options.json';
import { holderOfRun, ownerOf } from '../rules/accounts';
import { sendMessage } from '../rules/codes';
import { checkedBasicInfo, checkedExtraInfo, checkedTransferInfo } from '../rules/form-checks';
import { retryPayout } from '../rules/orders';
import {
  accountState,
  activeOrder,
  ensureEditable,
  markCorrected,
  nextStep,
} from '../rules/progress';
import type { MemberCalls } from './call-types';

type FormPath =
  | 'app/get_list_page1_new'
  | 'app/get_basic_info'
  | 'app/save_basic_info'
  | 'app/get_area'
  | 'app/get_list_page2_new'
  | 'app/get_extra_info'
  | 'app/save_extra_info'
  | 'app/get_bank_list'
  | 'app/get_bank_info'
  | 'app/save_transfer_info';

/** The forms of an application: their lists, reading and saving. */
export const formCalls: Pick<MemberCalls, FormPath> = {
  'app/get_list_page1_new': ({ language }) => ({
    gender: optionsIn(lists.basic.gender, language),
    education: optionsIn(lists.basic.education, language),
    industry: optionsIn(lists.basic.industry, language),
    loan_purpose: optionsIn(lists.basic.loan_purpose, language),
    overdue_questions: lists.overdue_questions.map((question) => ({
      id: question.id,
      text: question[language],
      options: optionsIn(question.options, language),
    })),
  }),
  'app/get_basic_info': ({ account }) => account.basic ?? {},
  'app/save_basic_info': (context, body) => {
    ensureEditable(context.account, context.now);
    const basic = checkedBasicInfo(body, calendarDateOf(context.now));
    if (basic.run !== context.account.basic?.run) tellOwnerOfRun(context, basic.run);
    context.account.basic = basic;
    markCorrected(context.account, 'basic');
    return saved(context);
  },
  'app/get_area': (_context, { parent }) => {
    const areas = areasBelow(parent);
    if (!areas) throw fieldRefusal('parent', { key: 'area_unknown' });
    return areas;
  },
  'app/get_list_page2_new': ({ language }) => ({
    employment: optionsIn(lists.extra.employment, language),
    salary: optionsIn(lists.extra.salary, language),
    marital: optionsIn(lists.extra.marital, language),
    relationship: optionsIn(lists.extra.relationship, language),
  }),
  'app/get_extra_info': ({ account }) => account.extra ?? {},
  'app/save_extra_info': (context, body) => {
    ensureEditable(context.account, context.now);
    context.account.extra = checkedExtraInfo(body, context.account.phone ?? '');
    markCorrected(context.account, 'social');
    return saved(context);
  },
  'app/get_bank_list': () => banks.map((bank) => ({ ...bank })),
  'app/get_bank_info': ({ account }) => account.transfer ?? {},
  'app/save_transfer_info': (context, body) => {
    ensurePayoutEditable(context);
    const { account, now, state } = context;
    account.transfer = checkedTransferInfo(body, ownerOf(account));
    // What is signed names the account that the terms were shown with.
    state.quotes = state.quotes.filter(({ account_id }) => account_id !== account.id);
    markCorrected(account, 'withdrawal');
    const order = activeOrder(account);
    if (order?.status === 'payment_failed') retryPayout(account, order, now);
    return saved(context);
  },
};

function saved({ account, now }: MemberContext) {
  return { next_step: nextStep(account, now) };
}

/**
 * Tells the holder of another account with this RUN, by its own addresses. The reply says nothing: whoever types a
 * stranger's RUN must not learn that it has an account.
 */
function tellOwnerOfRun(context: MemberContext, run: string): void {
  const holder = holderOfRun(context.state, run, context.account);
  if (holder?.phone) sendMessage(context, 'phone', { to: holder.phone, key: 'run_in_use' });
  if (holder?.email) sendMessage(context, 'email', { to: holder.email, key: 'run_in_use' });
}

/** The payout account may change, except during a review or a payout. */
function ensurePayoutEditable({ account, now }: MemberContext): void {
  const state = accountState(account, now);
  if (state === 'review') throw new Refusal('state', { key: 'data_locked' });
  if (state === 'waiting') throw new Refusal('state', { key: 'data_in_use' });
}
