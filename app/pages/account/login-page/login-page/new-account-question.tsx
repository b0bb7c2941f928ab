import { useTranslations } from 'next-intl';
import type { LoginTarget } from '@/app/account/login-target';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { useNavigator } from '@/lib/router/router-context';
import { ids } from './screen.ids';

type Props = {
  target: LoginTarget;
  open: boolean;
  createAccount: () => void;
  dismiss: () => void;
};

/** "¿Ya tienes una cuenta?": asked before an address without one opens another, whose owner would not see their loan. */
export function NewAccountQuestion({ target, open, createAccount, dismiss }: Props) {
  const t = useTranslations('login.newAccount');
  const navigator = useNavigator();
  function logInByPhone() {
    dismiss();
    navigator.replace({
      path: '/pages/account/get-code-page/get-code-page',
      query: { type: 'phone' },
    });
  }
  return (
    <Dialog
      open={open}
      title={t('title')}
      onDismiss={dismiss}
      actions={
        <>
          <Button id={ids.createAccount} variant="text" onClick={createAccount}>
            {t('create')}
          </Button>
          <Button id={ids.otherLogin} variant="soft" onClick={logInByPhone}>
            {t('byPhone')}
          </Button>
        </>
      }
    >
      {t('text', { address: target.to })}
    </Dialog>
  );
}
