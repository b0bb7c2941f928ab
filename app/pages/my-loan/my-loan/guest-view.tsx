import { useTranslations } from 'next-intl';
import { EmptyArt } from '@/components/art/states/empty-art';
import { Button } from '@/components/button/button';
import { StateView } from '@/components/state-view/state-view';
import { useRouter } from '@/lib/router/use-router';
import { rememberReturnPath } from '@/lib/session/return-path';
import { ids } from './screen.ids';

/** For somebody who is not logged in: what will be here, and the way to log in and back. */
export function GuestView() {
  const t = useTranslations('myLoan.guest');
  const router = useRouter();
  function logIn() {
    rememberReturnPath('/pages/my-loan/my-loan');
    router.push('/pages/account/get-code-page/get-code-page');
  }
  return (
    <StateView
      art={<EmptyArt />}
      title={t('title')}
      text={t('text')}
      action={
        <Button id={ids.logIn} onClick={logIn}>
          {t('action')}
        </Button>
      }
    />
  );
}
