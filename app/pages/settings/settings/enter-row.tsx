import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './screen.ids';

/** A guest's way in. */
export function EnterRow() {
  const t = useTranslations('settings');
  const linkTo = useLinkTo();
  return (
    <Button id={ids.enter} variant="soft" {...linkTo('/pages/account/get-code-page/get-code-page')}>
      {t('enter')}
    </Button>
  );
}
