import type { ReactNode } from 'react';
import type { Press } from '@/components/foundation/press';
import { Icon, type IconShape } from '@/components/icon/icon';

/** Props of {@link Tile}. */
export type TileProps = Press & {
  icon: IconShape;
  /** A question or offer: "¿Hoy no puedes?", "Tienes un cupón de $3.000". */
  children: ReactNode;
  /** What pressing does, in a word, drawn as the link: "Hablemos", "Usar". */
  action: string;
  id?: string;
};

/** A quiet invitation in one line; the whole of it can be pressed. */
export function Tile({ icon, action, href, children, ...rest }: TileProps) {
  const inner = (
    <>
      <Icon of={icon} />
      <span className="grow">{children}</span>
      <span className="link">{action}</span>
    </>
  );
  return href === undefined ? (
    <button type="button" className="tile" {...rest}>
      {inner}
    </button>
  ) : (
    <a className="tile" href={href} {...rest}>
      {inner}
    </a>
  );
}
