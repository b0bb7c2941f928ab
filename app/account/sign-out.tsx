import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { useRouter } from '@/lib/router/use-router';
import { logOut } from '@/lib/session/log-out';
import { signOutIds as ids } from './sign-out.ids';

/** Signs out after a question that lists what is deleted (product.md section 2, settings): `ask` opens it. */
export function useSignOut(): { ask: () => void; question: ReactNode } {
  const t = useTranslations('settings');
  const router = useRouter();
  const [confirming, setConfirming] = useState(false);
  const cancel = () => setConfirming(false);
  function signOut() {
    setConfirming(false);
    // Not awaited: if the shell does not reply now, its user is removed at the next launch.
    void logOut('signOut');
    router.relaunch('/');
  }
  const question = (
    <Dialog
      open={confirming}
      title={t('signOutTitle')}
      onDismiss={cancel}
      actions={
        <>
          <Button id={ids.signOutConfirm} variant="text" onClick={signOut}>
            {t('signOutConfirm')}
          </Button>
          <Button id={ids.signOutStay} variant="soft" opens onClick={cancel}>
            {t('signOutStay')}
          </Button>
        </>
      }
    >
      <p>{t('signOutText')}</p>
      <ul>
        <li>{t('signOutDrafts')}</li>
        <li>{t('signOutConsents')}</li>
        <li>{t('signOutPayments')}</li>
      </ul>
      <p>{t('signOutKept')}</p>
    </Dialog>
  );
  return { ask: () => setConfirming(true), question };
}
