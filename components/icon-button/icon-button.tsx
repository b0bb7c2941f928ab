import type { Ref } from 'react';
import { classes } from '@/components/foundation/classes';
import type { Press } from '@/components/foundation/press';
import { Icon, type IconShape } from '@/components/icon/icon';

/** Props of {@link IconButton}. */
export type IconButtonProps = Press & {
  icon: IconShape;
  /** The action, for screen readers: "Volver", "Sumar $10.000". */
  label: string;
  /** `soft` has a round background; `inline` fits in a line of text. */
  look?: 'plain' | 'soft' | 'inline';
  /** At its limit (an amount that cannot grow). */
  disabled?: boolean;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** A button with an icon only, at least 44 px; a link if it has `href`. */
export function IconButton({ icon, label, look = 'plain', href, ref, ...rest }: IconButtonProps) {
  const className = classes('iconbtn', look !== 'plain' && `iconbtn--${look}`);
  const shape = <Icon of={icon} size={look === 'inline' ? 's' : 'm'} />;
  if (href !== undefined) {
    return (
      <a className={className} href={href} id={rest.id} onClick={rest.onClick} aria-label={label}>
        {shape}
      </a>
    );
  }
  return (
    <button {...rest} ref={ref} type="button" className={className} aria-label={label}>
      {shape}
    </button>
  );
}
