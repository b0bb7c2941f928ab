'use client';
import { lazy, Suspense } from 'react';
import { useLeaveRequest } from '@/lib/router/leave-guard';

const LeaveDialog = lazy(() =>
  import('./leave-dialog').then((module) => ({ default: module.LeaveDialog })),
);

/** Asks before unsaved changes are left, once there is something to ask. */
export function LeaveQuestion() {
  const request = useLeaveRequest();
  return (
    <Suspense>{request && <LeaveDialog onStay={request.stay} onLeave={request.leave} />}</Suspense>
  );
}
