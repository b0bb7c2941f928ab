import { ids } from '@/app/home/home.ids';
import type { AccountState } from '@/lib/api/schemas/order';

type Id = (typeof ids)[keyof typeof ids];

/** By which buttons each state of Home is told from the others. */
export const homeMarks: Record<AccountState | 'guest', { has: readonly Id[]; lacks?: Id }> = {
  guest: { has: [ids.apply] },
  init: { has: [ids.goOn] },
  review: { has: [ids.refresh], lacks: ids.detail },
  approved: { has: [ids.choose] },
  refused: { has: [ids.talk], lacks: ids.pay },
  not_approved: { has: [ids.fix] },
  waiting: { has: [ids.refresh, ids.detail] },
  lending: { has: [ids.pay, ids.detail], lacks: ids.talk },
  overdue: { has: [ids.pay, ids.talk] },
  cleared: { has: [ids.again] },
  payment_failed: { has: [ids.fixAccount] },
};
