import { calendarDateOf } from '@/lib/chile/santiago';
import { fieldRefusal, Refusal } from '../core/refusal';
import type { MemberVisit } from '../core/visit';
import { areasBelow } from '../data/areas';
import { banks } from '../data/banks';
import { basicLists, extraLists, optionsIn } from '../data/options';
import { overdueQuestions } from '../data/overdue-questions';
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

/** The forms of an application: their lists, what was saved, and saving. */
export const formCalls: Pick<MemberCalls, FormPath> = {
  'app/get_list_page1_new': ({ language }) => ({
    gender: optionsIn(basicLists.gender, language),
    education: optionsIn(basicLists.education, language),
    industry: optionsIn(basicLists.industry, language),
    loan_purpose: optionsIn(basicLists.loan_purpose, language),
    overdue_questions: overdueQuestions.map((question) => ({
      id: question.id,
      text: question[language],
      options: optionsIn(question.options, language),
    })),
  }),
  'app/get_basic_info': ({ account }) => account.basic ?? {},
  'app/save_basic_info': (visit, body) => {
    ensureEditable(visit.account, visit.now);
    visit.account.basic = checkedBasicInfo(body, calendarDateOf(visit.now));
    markCorrected(visit.account, 'basic');
    return goOn(visit);
  },
  'app/get_area': (_visit, { parent }) => {
    const places = areasBelow(parent);
    if (!places) throw fieldRefusal('parent', { key: 'area_unknown' });
    return places;
  },
  'app/get_list_page2_new': ({ language }) => ({
    employment: optionsIn(extraLists.employment, language),
    salary: optionsIn(extraLists.salary, language),
    marital: optionsIn(extraLists.marital, language),
    relationship: optionsIn(extraLists.relationship, language),
  }),
  'app/get_extra_info': ({ account }) => account.extra ?? {},
  'app/save_extra_info': (visit, body) => {
    ensureEditable(visit.account, visit.now);
    visit.account.extra = checkedExtraInfo(body);
    markCorrected(visit.account, 'social');
    return goOn(visit);
  },
  'app/get_bank_list': () => banks.map((bank) => ({ ...bank })),
  'app/get_bank_info': ({ account }) => account.transfer ?? {},
  'app/save_transfer_info': (visit, body) => {
    ensurePayable(visit);
    visit.account.transfer = checkedTransferInfo(body);
    markCorrected(visit.account, 'withdrawal');
    const order = activeOrder(visit.account);
    if (order?.stage === 'payment_failed') retryPayout(visit.account, order, visit.now);
    return goOn(visit);
  },
};

function goOn({ account, now }: MemberVisit) {
  return { next_step: nextStep(account, now) };
}

/** Where money goes may change, but not while it is being looked at or is on its way. */
function ensurePayable({ account, now }: MemberVisit): void {
  const state = accountState(account, now);
  if (state === 'review') throw new Refusal('state', { key: 'data_locked' });
  if (state === 'waiting') throw new Refusal('state', { key: 'data_in_use' });
}
