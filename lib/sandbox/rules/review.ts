import { imageKind } from '@/lib/api/schemas/basics';
import type { Review } from '@/lib/api/schemas/home';
import { toBusinessIso } from '@/lib/chile/santiago';
import { approvalValidMs, refusalRetryDays, usualAuditMinutes } from '@/lib/loan/constants';
import type { Account, SandboxState, StoredApplication } from '../core/state';
import { type Language, translate } from '../core/texts';
import { firstLimit } from '../data/products';
import { holderOfRun } from './accounts';
import { grantWelcomeCoupon } from './benefits';

/** When an approval of `decidedAt` expires, in ms: elapsed time, independent of clock changes. */
export function approvalEnd(decidedAt: number): number {
  return decidedAt + approvalValidMs;
}

/** From when a user who was refused at `decidedAt` may apply again, in ms. */
export function retryTime(decidedAt: number): number {
  return decidedAt + refusalRetryDays * 86_400_000;
}

/** When an application is decided, in ms. */
export function decideAt(submittedAt: number): number {
  return submittedAt + usualAuditMinutes * 60_000;
}

/**
 * Decides an open application once its time has come. A person has one account: with the RUN of another one it is not
 * approved, and only here, where the photos have shown who is applying, is that said.
 */
export function decideIfDue(
  account: Account,
  now: number,
  state: Pick<SandboxState, 'accounts'> = { accounts: [] },
): void {
  const application = account.applications.at(-1);
  if (!application || application.decision || now < application.decide_at) return;
  const isHeld = holderOfRun(state, account.basic?.run ?? '', account) !== undefined;
  const verdict = isHeld ? 'other_account' : verdictOf(account);
  account.script.review = null;
  decide[verdict](account, application);
}

/** `Review` of the contract, of the account's application, with reasons in the caller's language. */
export function viewReview(
  { images }: Account,
  application: StoredApplication,
  language: Language,
): Review {
  const review: Review = { submitted_at: toBusinessIso(application.submitted_at) };
  const decision = application.decision;
  if (!decision) return review;
  review.decided_at = toBusinessIso(decision.at);
  if (decision.reason) {
    review.reason = translate(language, decision.reason);
    review.reason_code = decision.reason;
  }
  if (decision.reason === 'refused_by_policy') {
    review.assessment = (['income', 'overdue_debt'] as const).map((code) => ({
      code,
      text: translate(language, `assessment_${code}`),
    }));
  }
  if (decision.kind === 'approved') review.valid_until = toBusinessIso(approvalEnd(decision.at));
  if (decision.kind === 'refused') review.retry_at = toBusinessIso(retryTime(decision.at));
  if (decision.kind === 'not_approved') review.fix = [...application.fix];
  if (review.fix?.includes('id_card')) {
    review.fix_photos = imageKind.options.filter((kind) => images[kind] === null);
  }
  return review;
}

type ScriptedVerdict = NonNullable<Account['script']['review']>;
type Verdict = ScriptedVerdict | 'other_account';

/** The scripted verdict; otherwise only users without income and with an old debt are refused. */
function verdictOf(account: Account): ScriptedVerdict {
  if (account.script.review) return account.script.review;
  const oldDebt = account.basic?.overdue_answers.some(({ value }) => value === 'over_90');
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
    const reason = 'refused_by_policy';
    application.decision = { kind: 'refused', at: application.decide_at, reason };
  },
  other_account(_account, application) {
    const reason = 'other_account';
    application.decision = { kind: 'not_approved', at: application.decide_at, reason };
    application.fix = ['basic'];
  },
  selfie_mismatch(account, application) {
    const reason = 'selfie_mismatch';
    application.decision = { kind: 'not_approved', at: application.decide_at, reason };
    application.fix = ['id_card'];
    account.images.selfie = null;
  },
  id_mismatch(account, application) {
    const reason = 'id_mismatch';
    application.decision = { kind: 'not_approved', at: application.decide_at, reason };
    application.fix = ['basic', 'id_card'];
    account.images.id_front = null;
  },
};
