import { useTranslations } from 'next-intl';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { EmptyArt } from '@/components/art/state-art';
import { Button } from '@/components/button/button';
import { StateView } from '@/components/state-view/state-view';
import { useLinkTo } from '@/lib/router/use-link-to';
import '../home.css';
import { ids } from '../home.ids';
import { HomeBody } from '../home-body';
import { type PartName, partOf } from '../state-part';
import { useHome } from '../use-home';
import { HomeSkeleton } from './home-skeleton';

type Props = {
  /** What the bar says. */
  title: string;
  /** The states that this page is for; all of them where it is left out. */
  part?: PartName;
  /** Only the hero. */
  topOnly?: boolean;
};

/** A part of Home as a page of its own, with its own data; in another state it leads Home. */
export function PartAlone({ title, part, topOnly }: Props) {
  const answer = useHome();
  const { data: home, isLogged } = answer;
  const isLoading = !home && !answer.error;
  // Whoever is not logged in has nothing in review and no loan, only the offer.
  const shown = home && (isLogged ? partOf(home.state) : 'init');
  const fits = part === undefined || shown === undefined || shown === part;
  return (
    <ScreenFrame title={title} busy={isLoading}>
      {isLoading ? (
        <HomeSkeleton title={title} />
      ) : fits ? (
        <HomeBody answer={answer} title={title} topOnly={topOnly} />
      ) : (
        <NotNow />
      )}
    </ScreenFrame>
  );
}

function NotNow() {
  const t = useTranslations('home.alone');
  const linkTo = useLinkTo();
  return (
    <StateView
      page
      live
      art={<EmptyArt />}
      title={t('title')}
      text={t('text')}
      action={
        <Button id={ids.home} {...linkTo('/', {}, 'relaunch')}>
          {t('home')}
        </Button>
      }
    />
  );
}
