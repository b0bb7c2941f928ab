import { parseBirthDate } from '@/lib/chile/age';
import { calendarDateOf, toBusinessIso } from '@/lib/chile/santiago';
import { formatDate } from '@/lib/format/date';
import { usualAuditMinutes } from '@/lib/loan/constants';
import type { StoredApplication } from '../core/account-state';
import { newId } from '../core/random';
import { Refusal } from '../core/refusal';
import type { MemberVisit } from '../core/visit';
import {
  accountState,
  activeOrder,
  currentApplication,
  firstOpenStep,
  nextStep,
} from '../rules/progress';
import { decideAt, retryTime } from '../rules/review';
import type { MemberCalls } from './call-types';

/** Handing in the application. */
export const applicationCalls: Pick<MemberCalls, 'loan/apply_info'> = {
  'loan/apply_info': (visit, { request_id }) => {
    const { account, now, random } = visit;
    const known = account.applications.find((other) => other.request_id === request_id);
    if (known) return receipt(known);
    ensureReady(visit);
    const application: StoredApplication = {
      id: newId(random, 'app'),
      request_id,
      submitted_at: now,
      decide_at: decideAt(now),
      decision: null,
      fix: [],
      used: false,
    };
    account.applications.push(application);
    return receipt(application);
  },
};

function receipt({ id, submitted_at }: StoredApplication) {
  return {
    application_id: id,
    submitted_at: toBusinessIso(submitted_at),
    audit_minutes: usualAuditMinutes,
  };
}

function ensureReady({ account, now, language }: MemberVisit): void {
  const state = accountState(account, now);
  if (state === 'review') throw new Refusal('state', { key: 'under_review' });
  if (state === 'approved') throw new Refusal('state', { key: 'already_approved' });
  if (activeOrder(account)) throw new Refusal('state', { key: 'loan_active' });
  if (state === 'refused') {
    const at = retryTime(currentApplication(account)?.decision?.at ?? now);
    const date = formatDate(at, language, 'short');
    throw new Refusal('state', { key: 'retry_later', values: { date } });
  }
  const open = state === 'not_approved' ? nextStep(account, now) : firstOpenStep(account);
  if (open === 'id_card') throw new Refusal('state', { key: 'photos_missing' });
  if (open !== 'submit') throw new Refusal('state', { key: 'step_missing' });
  const born = parseBirthDate(account.basic?.birth_date ?? '', calendarDateOf(now));
  if (!born.ok) throw new Refusal('state', { key: 'under_age' });
}
