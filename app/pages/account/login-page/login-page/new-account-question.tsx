import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import type { LoginType } from '@/lib/api/schemas/account';
import { useNavigator } from '@/lib/router/router-context';
import { ids } from './screen.ids';

type Props = {
  type: LoginType;
  /** As it is shown. */
  address: string;
  open: boolean;
  createAccount: () => void;
  dismiss: () => void;
};

/** "¿Ya tienes una cuenta?": asked before an address without one opens another, whose owner would not see their loan. */
export function NewAccountQuestion({ type, address, open, createAccount, dismiss }: Props) {
  const t = useTranslations('login.newAccount');
  const navigator = useNavigator();
  function logInOtherwise() {
    dismiss();
    if (type === 'phone') {
      navigator.push({ path: '/pages/custom-service/custom-service', query: { ask: 'number' } });
    } else {
      navigator.replace({
        path: '/pages/account/get-code-page/get-code-page',
        query: { type: 'phone' },
      });
    }
  }
  return (
    <Dialog
      open={open}
      title={t('title')}
      onDismiss={dismiss}
      actions={
        <>
          <Button id={ids.createAccount} variant="soft" onClick={createAccount}>
            {t('create')}
          </Button>
          <Button id={ids.otherLogin} variant="soft" onClick={logInOtherwise}>
            {t(type === 'phone' ? 'numberChanged' : 'byPhone')}
          </Button>
        </>
      }
    >
      {t('text', { type, address })}
    </Dialog>
  );
}
