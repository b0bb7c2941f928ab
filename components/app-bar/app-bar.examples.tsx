import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { AppBar, HomeBar } from './app-bar';

const press = { onClick: () => undefined };

/** The bar of a screen, with one, two or no ways out, and Home's own. */
export const examples = {
  backAndHelp: () => (
    <AppBar title={useTranslations('application')('title')} back={press} help={press} />
  ),
  titleAlone: () => <AppBar heading title={useTranslations('shell.tabs')('profile')} />,
  longTitle: () => (
    <AppBar title={useTranslations('loanInformation')('noTerm.title')} back={press} help={press} />
  ),
  home: () => <HomeBar name="luka" help={press} />,
  homeGuest: () => {
    const t = useTranslations('home.bar');
    return (
      <HomeBar
        name="luka"
        action={
          <Button small variant="text" {...press}>
            {t('login')}
          </Button>
        }
      />
    );
  },
  homeDated: () => {
    const t = useTranslations('home.updated');
    return <HomeBar name="luka" note={t('today', { time: '10:42' })} help={press} />;
  },
  homeDusk: () => <HomeBar name="luka" sky="dusk" help={press} />,
};

/** A bar is the page's banner, and its title may be the page's h1. */
export const alone = true;
