import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './screen.ids';

/** What a guest sees instead of a name: the way in. */
export function GuestHead() {
  const t = useTranslations('profile');
  const linkTo = useLinkTo();
  return (
    <>
      <h1>{t('guestTitle')}</h1>
      <p className="lede">{t('guestText')}</p>
      <Button id={ids.enter} {...linkTo('/pages/account/get-code-page/get-code-page')}>
        {t('enter')}
      </Button>
    </>
  );
}
