import { Dock } from '@/components/dock/dock';
import { Bone } from './skeleton';

type SkeletonDockProps = {
  /** There is a line above the button. */
  note?: boolean;
  /** There is a second, quieter button below. */
  second?: boolean;
};

/** Placeholder of the `Dock`, so that it does not appear later over what the user is reading. */
export function SkeletonDock({ note = false, second = false }: SkeletonDockProps) {
  return (
    <Dock note={note ? <Bone shape="small" /> : undefined}>
      <Bone shape="control" />
      {second && <Bone width={40} />}
    </Dock>
  );
}
