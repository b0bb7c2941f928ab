import type { ReactNode } from 'react';
import type { Press } from '@/components/foundation/press';
import { Icon, type IconShape } from '@/components/icon/icon';

type TileProps = Press & {
  icon: IconShape;
  /** A question or offer: "¿Hoy no puedes?", "Tienes un cupón de $3.000". */
  children: ReactNode;
  /** The action in one word, underlined as a link: "Hablemos", "Usar". */
  action: string;
  id?: string;
};

/** A question or offer with its action in one line, which is a link or button as a whole. */
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
