'use client';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useLeaveRequest } from '@/lib/router/leave-guard';
import type { LeaveDialogProps } from './leave-dialog';

const LeaveDialog = lazy<ComponentType<LeaveDialogProps>>(() =>
  import('./leave-dialog').then(
    (module) => ({ default: module.LeaveDialog }),
    () => ({ default: LeaveAtOnce }),
  ),
);

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
