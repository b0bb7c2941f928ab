import { classes } from '@/components/foundation/classes';

/** Props of {@link Bone}. */
export type BoneProps = {
  /** As high as what it stands for. */
  shape?: 'line' | 'title' | 'money' | 'disc' | 'control' | 'photo';
  /** Percent of the width there is. */
  width?: 40 | 60 | 80 | 100;
};

/** One piece of a skeleton. */
export function Bone({ shape = 'line', width = 100 }: BoneProps) {
  return <span className={classes('bone', `bone--${shape}`, `bone--${width}`)} />;
}
