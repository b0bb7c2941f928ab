import type { ReactNode } from 'react';
import { HomeFault } from './frame/home-fault';
import { HomeSkeleton } from './frame/home-skeleton';
import { GuestHome } from './guest/guest-home';
import { StatePart } from './state-part';
import type { HomeAnswer } from './use-home';

type Props = {
  answer: HomeAnswer;
  /** The screen's name: its h1 until there is another. */
  title: string;
  /** Only the hero. */
  topOnly?: boolean;
  /** What stands below: it comes with the rest, so that nothing moves it down. */
  children?: ReactNode;
};

/** What Home is about for whoever looks at it: the offer to a guest, or the part for the state. */
export function HomeBody({ answer, title, topOnly = false, children }: Props) {
  const { data: home, error, isLogged, isOffline, isRefreshing, retry } = answer;
  if (!home && error) {
    return (
      <>
        <HomeFault offline={isOffline} retry={retry} retrying={isRefreshing} />
        {children}
      </>
    );
  }
  // A guest is shown nothing but the offer, whatever the answer holds.
  if (!isLogged) {
    return (
      <>
        <GuestHome home={home} topOnly={topOnly} />
        {children}
      </>
    );
  }
  if (!home) return <HomeSkeleton title={title} />;
  return (
    <StatePart
      title={title}
      home={home}
      refresh={retry}
      isRefreshing={isRefreshing}
      topOnly={topOnly}
    >
      {children}
    </StatePart>
  );
}
