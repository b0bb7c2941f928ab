'use client';
import { LongText } from '@/app/long-text/long-text';
import { approvalValidMs, refusalRetryDays, usualAuditMinutes } from '@/lib/loan/constants';
import { FaqList } from './faq-list';

const dayMs = 86_400_000;

const values = {
  auditMinutes: usualAuditMinutes,
  retryDays: refusalRetryDays,
  approvalDays: Math.ceil(approvalValidMs / dayMs),
};

/** The frequently asked questions in the current language, with a search. */
export function Faq() {
  return (
    <LongText name="faq" values={values}>
      {(topics) => <FaqList topics={topics} />}
    </LongText>
  );
}
