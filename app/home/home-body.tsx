import { type ReactNode, Suspense } from 'react';
import { ClosedNotice, ClosedService, useClosedService } from './closed-service';
import { GuestHome } from './guest/guest-home';
import { HomeError } from './home-error';
import { HomeSkeleton } from './home-skeleton';
import { partOf, StatePart } from './state-part';
import type { HomeCall } from './use-home';

type Props = {
  call: HomeCall;
  /** The screen's name: its h1 until the content has one. */
  title: string;
  /** Rendered below, once the content is there, so that the layout does not shift. */
  children?: ReactNode;
};

/** The content of Home: the offer for a guest, or the part for the account's state. */
export function HomeBody({ call, title, children }: Props) {
  const { data: home, receivedAt, error, isLogged, isOffline, isRefreshing, retry } = call;
  const closed = useClosedService(home);
  if (!home && error) {
    return (
      <>
        <HomeError isOffline={isOffline} retry={retry} isRetrying={isRefreshing} />
        {children}
      </>
    );
  }
  const service = home?.service ?? {};
  const hasLoan = isLogged && home && home.state !== 'cleared' && partOf(home.state) === 'loan';
  if (closed && !hasLoan) {
    return (
      <>
        <ClosedService closed={closed} service={service} refetch={retry} />
        {children}
      </>
    );
  }
  // Without a session only the offer is shown, whatever the reply holds.
  if (!isLogged) {
    return (
      <>
        <GuestHome home={home} />
        {/* Hydrates after what is above, which is the first that is tapped. */}
        <Suspense>{children}</Suspense>
      </>
    );
  }
  if (!home) return <HomeSkeleton title={title} />;
  return (
    <>
      {closed && <ClosedNotice closed={closed} service={service} />}
      <StatePart {...{ home, receivedAt }} refetch={retry} isRefetching={isRefreshing}>
        {children}
      </StatePart>
    </>
  );
}
