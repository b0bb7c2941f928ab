import type { ReactNode } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import type { Home } from '@/lib/api/schemas/home';
import { useCall } from '@/lib/api/use-call';
import { blockReason } from './block-reason';
import { BlockedState } from './blocked-state';
import { FailedFrame } from './failed-frame';

type Props = {
  /** Said in the bar. */
  title: string;
  /** The shape of the screen to come. */
  skeleton: ReactNode;
  /** Stays open whatever Home says: a signature is under way. */
  held?: boolean;
  /** The screen, in a frame of its own. */
  children: (home: Home) => ReactNode;
};

/** Lets through who may take a loan now; tells others why not. */
export function BorrowGate({ title, skeleton, held = false, children }: Props) {
  const call = useCall('app/home', {});
  const home = call.data;
  if (!home && call.error) return <FailedFrame title={title} call={call} />;
  if (!home) {
    return (
      <ScreenFrame heading busy title={title} dock={<SkeletonDock note />}>
        {skeleton}
      </ScreenFrame>
    );
  }
  const reason = held ? null : blockReason(home.state);
  if (!reason) return children(home);
  return (
    <ScreenFrame title={title}>
      <BlockedState reason={reason} home={home} />
    </ScreenFrame>
  );
}
