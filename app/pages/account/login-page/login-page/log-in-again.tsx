import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { useRouter } from '@/lib/router/use-router';
import { logOut } from '@/lib/session/log-out';
import { rememberReturnPath } from '@/lib/session/return-path';
import { ids } from './screen.ids';

/** Ends a session that is too old to change an address of the log-in, keeps what was typed, and comes back to Settings. */
export function LogInAgain() {
  const t = useTranslations('login');
  const router = useRouter();
  function logInAgain() {
    rememberReturnPath('/pages/settings/settings');
    void logOut('expired');
    router.relaunch('/pages/account/get-code-page/get-code-page');
  }
  return (
    <Button id={ids.logInAgain} variant="soft" onClick={logInAgain}>
      {t('again')}
    </Button>
  );
}
