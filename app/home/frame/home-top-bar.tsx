import { useTranslations } from 'next-intl';
import { HomeBar } from '@/components/app-bar/app-bar';
import { Button } from '@/components/button/button';
import { config } from '@/lib/config';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';

type Props = { isLogged: boolean; late: boolean };

/** The bar of Home: a guest logs in there, everybody else finds a person. */
export function HomeTopBar({ isLogged, late }: Props) {
  const t = useTranslations('home.bar');
  const linkTo = useLinkTo();
  if (isLogged) {
    const help = linkTo('/pages/custom-service/custom-service');
    return <HomeBar name={config.name} sky={late ? 'dusk' : 'day'} help={help} />;
  }
  const login = linkTo('/pages/account/get-code-page/get-code-page');
  return (
    <HomeBar
      name={config.name}
      action={
        <Button id={ids.login} variant="text" small {...login}>
          {t('login')}
        </Button>
      }
    />
  );
}
