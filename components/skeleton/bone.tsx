import { classes } from '@/components/foundation/classes';

/** Props of {@link Bone}. */
export type BoneProps = {
  /** As high as what it stands for, with the air of a line of text around it: `small` is a caption's, `subtitle` an h2's. */
  shape?: 'line' | 'small' | 'subtitle' | 'title' | 'money' | 'disc' | 'control';
  /** Percent of the width there is. */
  width?: 20 | 40 | 60 | 80 | 100;
};

/** One piece of a skeleton. */
export function Bone({ shape = 'line', width = 100 }: BoneProps) {
  return <span className={classes('bone', `bone--${shape}`, `bone--${width}`)} />;
}
