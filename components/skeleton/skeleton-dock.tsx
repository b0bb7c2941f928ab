import type { ReactNode } from 'react';
import { Dock } from '@/components/dock/dock';
import { Bone } from './skeleton';

type SkeletonDockProps = {
  /** There is a line above the button. */
  note?: boolean;
  /** Placeholders of the figures above it. */
  figures?: ReactNode;
};

/** Placeholder of the `Dock`, so that it does not appear later over what the user is reading. */
export function SkeletonDock({ note = false, figures }: SkeletonDockProps) {
  return (
    <Dock note={note ? <Bone shape="small" /> : undefined} figures={figures}>
      <Bone shape="control" />
    </Dock>
  );
}
