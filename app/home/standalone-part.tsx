import { useTranslations } from 'next-intl';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { useIsLate } from '@/app/orders/payment/use-awaited';
import { EmptyArt } from '@/components/art/state-art';
import { Button } from '@/components/button/button';
import { StateView } from '@/components/state-view/state-view';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './home.ids';
import { HomeBody } from './home-body';
import { HomeHelp } from './home-help';
import { HomeSkeleton } from './home-skeleton';
import { type PartName, partOf } from './state-part';
import { useHome } from './use-home';

type Props = {
  /** The app bar's title. */
  title: string;
  /** The part that the screen is for; without one it shows any. */
  part?: PartName;
};

/** A part of Home as a screen of its own. If the account's state is of another part, it links to Home. */
export function StandalonePart({ title, part }: Props) {
  const call = useHome();
  const { data: home, isLogged } = call;
  const isLoading = !home && !call.error;
  // A guest has no application and no loan, only the offer.
  const current = home && (isLogged ? partOf(home.state) : 'init');
  const fits = part === undefined || current === undefined || current === part;
  const sky = useIsLate(isLogged ? home?.order : undefined) ? 'dusk' : true;
  return (
    <ScreenFrame title={title} mark={part === undefined} sky={fits && sky} busy={isLoading}>
      {isLoading ? (
        <HomeSkeleton title={title} />
      ) : fits ? (
        <HomeBody call={call} title={title}>
          <HomeHelp state={isLogged ? home?.state : undefined} />
        </HomeBody>
      ) : (
        <OtherPart />
      )}
    </ScreenFrame>
  );
}

function OtherPart() {
  const t = useTranslations('home.standalone');
  const linkTo = useLinkTo();
  return (
    <StateView
      page
      live
      art={<EmptyArt />}
      title={t('title')}
      text={t('text')}
      action={
        <Button id={ids.home} variant="soft" {...linkTo('/', {}, 'relaunch')}>
          {t('home')}
        </Button>
      }
    />
  );
}
