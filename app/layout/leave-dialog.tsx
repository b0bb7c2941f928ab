'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';

export type LeaveDialogProps = { onStay: () => void; onLeave: () => void };

/** Confirms leaving a screen with unsaved changes; the draft is kept either way. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const t = useTranslations('shell.leave');
  return (
    <Dialog
      open
      title={t('title')}
      onDismiss={onStay}
      actions={
        <>
          <Button variant="text" onClick={onLeave}>
            {t('leave')}
          </Button>
          <Button opens onClick={onStay}>
            {t('stay')}
          </Button>
        </>
      }
    >
      {t('text')}
    </Dialog>
  );
}
