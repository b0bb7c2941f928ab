import { HomeFault } from './frame/home-fault';
import { HomeSkeleton } from './frame/home-skeleton';
import { GuestHome } from './guest/guest-home';
import { StatePart } from './state-part';
import type { HomeAnswer } from './use-home';

type Props = { answer: HomeAnswer; topOnly?: boolean };

/** What Home is about for whoever looks at it: the offer to a guest, or the part for the state. */
export function HomeBody({ answer, topOnly = false }: Props) {
  const { data: home, error, isLogged, isOffline, isRefreshing, retry } = answer;
  if (!home && error) {
    return <HomeFault offline={isOffline} retry={retry} retrying={isRefreshing} />;
  }
  // A guest is shown nothing but the offer, whatever the answer holds.
  if (!isLogged) return <GuestHome home={home} topOnly={topOnly} />;
  if (!home) return <HomeSkeleton />;
  return <StatePart home={home} refresh={retry} isRefreshing={isRefreshing} topOnly={topOnly} />;
}
