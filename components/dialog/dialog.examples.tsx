import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from './dialog';

/** A question with its two answers. */
export const examples = {
  question: () => {
    const t = useTranslations('shell.leave');
    const [open, setOpen] = useState(true);
    const close = () => setOpen(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{t('leave')}</Button>
        <Dialog
          open={open}
          title={t('title')}
          onDismiss={close}
          actions={
            <>
              <Button variant="text" onClick={close}>
                {t('leave')}
              </Button>
              <Button variant="soft" onClick={close}>
                {t('stay')}
              </Button>
            </>
          }
        >
          {t('text')}
        </Dialog>
      </>
    );
  },
};

/** It fills the window. */
export const alone = true;
