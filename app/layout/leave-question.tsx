'use client';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '@/lib/router/lazy-part';
import { useLeaveRequest } from '@/lib/router/leave-guard';
import type { LeaveDialogProps } from './leave-dialog';

const LeaveDialog = lazyPart(async () => (await import('./leave-dialog')).LeaveDialog, LeaveAtOnce);

/** The dialog could not be loaded, and a draft is kept anyway. */
function LeaveAtOnce({ onLeave }: Pick<LeaveDialogProps, 'onLeave'>) {
  useEffect(onLeave, [onLeave]);
  return null;
}

/** Shows the leave dialog, loaded on demand, while the leave guard has a request. */
export function LeaveQuestion() {
  const request = useLeaveRequest();
  return (
    <Suspense>{request && <LeaveDialog onStay={request.stay} onLeave={request.leave} />}</Suspense>
  );
}
