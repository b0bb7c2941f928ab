'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { useLeaveRequest } from '@/lib/router/leave-guard';

/** Asks before unsaved changes are left; the draft is kept either way. */
export function LeaveDialog() {
  const t = useTranslations('shell.leave');
  const request = useLeaveRequest();
  return (
    <Dialog
      open={request !== null}
      title={t('title')}
      onDismiss={() => request?.stay()}
      actions={
        <>
          <Button variant="text" onClick={() => request?.leave()}>
            {t('leave')}
          </Button>
          <Button onClick={() => request?.stay()}>{t('stay')}</Button>
        </>
      }
    >
      {t('text')}
    </Dialog>
  );
}
