import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { iconLogout } from '@/components/icon/shapes/input';
import { useRouter } from '@/lib/router/use-router';
import { logOut } from '@/lib/session/log-out';
import { ids } from './screen.ids';

/** Signs out, after saying what is wiped (product.md section 2, settings). */
export function SignOut() {
  const t = useTranslations('settings');
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const stay = () => setAsking(false);
  function leave() {
    setAsking(false);
    // The shell forgets the person by itself, at the next launch where it does not answer now.
    void logOut('signOut');
    router.relaunch('/');
  }
  return (
    <>
      <Button id={ids.signOut} variant="soft" icon={iconLogout} onClick={() => setAsking(true)}>
        {t('signOut')}
      </Button>
      <Dialog
        open={asking}
        title={t('signOutTitle')}
        onDismiss={stay}
        actions={
          <>
            <Button id={ids.signOutConfirm} variant="text" onClick={leave}>
              {t('signOutConfirm')}
            </Button>
            <Button id={ids.signOutStay} onClick={stay}>
              {t('signOutStay')}
            </Button>
          </>
        }
      >
        {t('signOutText')}
      </Dialog>
    </>
  );
}
