import type { Review } from '@/lib/api/schemas/home';
import { toBusinessIso } from '@/lib/chile/santiago';
import { approvalEnd } from '@/lib/loan/approval';
import { usualAuditMinutes } from '@/lib/loan/constants';
import { retryAt } from '@/lib/loan/retry';
import type { Account, StoredApplication } from '../core/account-state';
import { firstLimit } from '../data/products';
import { type Language, say } from '../texts/say';
import { grantWelcomeCoupon } from './benefits';

const minuteMs = 60_000;

/** When an approval given at `decidedAt` ends, in milliseconds. */
export function validUntil(decidedAt: number): number {
  return approvalEnd(new Date(decidedAt)).getTime();
}

/** When a person refused at `decidedAt` may apply again, in milliseconds. */
export function retryTime(decidedAt: number): number {
  return retryAt(new Date(decidedAt)).getTime();
}

/** When an application handed in at `submittedAt` is decided. */
export function decideAt(submittedAt: number): number {
  return submittedAt + usualAuditMinutes * minuteMs;
}

/** Decides an application whose time has come; does nothing before, or where it was decided. */
export function settleReview(account: Account, now: number): void {
  const application = account.applications.at(-1);
  if (!application || application.decision || now < application.decide_at) return;
  const verdict = verdictOf(account);
  account.plan.review = null;
  decide[verdict](account, application);
}

/** `Review` of the contract, reasons in the caller's language. */
export function viewReview(application: StoredApplication, language: Language): Review {
  const review: Review = { submitted_at: toBusinessIso(application.submitted_at) };
  const decision = application.decision;
  if (!decision) return review;
  review.decided_at = toBusinessIso(decision.at);
  if (decision.reason) review.reason = say(language, decision.reason);
  if (decision.kind === 'approved') review.valid_until = toBusinessIso(validUntil(decision.at));
  if (decision.kind === 'refused') review.retry_at = toBusinessIso(retryTime(decision.at));
  if (decision.kind === 'not_approved') review.fix = [...application.fix];
  return review;
}

type Verdict = NonNullable<Account['plan']['review']>;

/** The scenario's word first; else only who has no income and an old debt is refused. */
function verdictOf(account: Account): Verdict {
  if (account.plan.review) return account.plan.review;
  const oldDebt = account.basic?.overdue_answers.some((answer) => answer.value === 'over_90');
  return oldDebt && account.extra?.salary === 'none' ? 'refuse' : 'approve';
}

const decide: Record<Verdict, (account: Account, application: StoredApplication) => void> = {
  approve(account, application) {
    application.decision = { kind: 'approved', at: application.decide_at, reason: null };
    if (account.limit > 0) return;
    account.limit = firstLimit;
    grantWelcomeCoupon(account, application.decide_at);
  },
  refuse(_account, application) {
    application.decision = {
      kind: 'refused',
      at: application.decide_at,
      reason: 'refused_by_policy',
    };
  },
  selfie_mismatch(account, application) {
    application.decision = {
      kind: 'not_approved',
      at: application.decide_at,
      reason: 'selfie_mismatch',
    };
    application.fix = ['id_card'];
    account.images.selfie = null;
  },
  id_mismatch(account, application) {
    application.decision = {
      kind: 'not_approved',
      at: application.decide_at,
      reason: 'id_mismatch',
    };
    application.fix = ['basic', 'id_card'];
    account.images.id_front = null;
  },
};
