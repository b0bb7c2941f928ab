import { classes } from '@/components/foundation/classes';

/** How much a button weighs: one `primary` on a screen, then `soft`, then `text`. */
export type ButtonVariant = 'primary' | 'soft' | 'text';

/** The classes of a button's look, for the rare link that another component draws. */
export function buttonClass(variant: ButtonVariant = 'primary', small = false): string {
  return classes('btn', `btn--${variant}`, small && 'btn--small');
}
