import { Dock } from '@/components/dock/dock';
import { Bone } from './bone';

/** Props of {@link SkeletonDock}. */
export type SkeletonDockProps = {
  /** There is a line above the button. */
  note?: boolean;
  /** There is a second, quieter button below. */
  second?: boolean;
};

/** As the `Dock` will be, so that it does not come up over what is being read. */
export function SkeletonDock({ note = false, second = false }: SkeletonDockProps) {
  return (
    <Dock note={note ? <Bone shape="small" /> : undefined}>
      <Bone shape="control" />
      {second && <Bone width={40} />}
    </Dock>
  );
}
