'use client';
import { lazy, Suspense } from 'react';
import { useLeaveRequest } from '@/lib/router/leave-guard';

const LeaveDialog = lazy(() =>
  import('./leave-dialog').then((module) => ({ default: module.LeaveDialog })),
);

/** Shows the leave dialog, loaded on demand, while the leave guard has a request. */
export function LeaveQuestion() {
  const request = useLeaveRequest();
  return (
    <Suspense>{request && <LeaveDialog onStay={request.stay} onLeave={request.leave} />}</Suspense>
  );
}
