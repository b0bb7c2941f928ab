import { Dock } from '@/components/dock/dock';
import { Bone } from './skeleton';

type SkeletonDockProps = {
  /** There is a line above the button. */
  note?: boolean;
  /** There is what is received and paid back above the button. */
  exchange?: boolean;
};

const boneSum = { label: <Bone shape="small" width={60} />, sum: <Bone shape="subtitle" /> };

/** Placeholders of what is received and paid back. */
export const boneSums = [boneSum, boneSum] as const;

/** Placeholder of the `Dock`, so that it does not appear later over what the user is reading. */
export function SkeletonDock({ note = false, exchange = false }: SkeletonDockProps) {
  return (
    <Dock
      note={note ? <Bone shape="small" /> : undefined}
      exchange={exchange ? boneSums : undefined}
      isStale
    >
      <Bone shape="control" />
    </Dock>
  );
}
