import { type ReactNode, useId } from 'react';
import { classes } from '@/components/foundation/classes';

/** Props of {@link Card}. */
export type CardProps = {
  /** Makes the card a region of this name, with the title as its h2. */
  title?: ReactNode;
  /** Beside the title, at the right: an order number, a pill. */
  aside?: ReactNode;
  /** Sunken instead of outlined. */
  flat?: boolean;
  id?: string;
  children: ReactNode;
};

/** One subject, held together by a hairline. Never a card in a card. */
export function Card({ title, aside, flat = false, id, children }: CardProps) {
  const titleId = useId();
  const className = classes('card', flat && 'card--flat');
  if (title === undefined) {
    return (
      <div className={className} id={id}>
        {children}
      </div>
    );
  }
  return (
    <section className={className} id={id} aria-labelledby={titleId}>
      <div className="card__head">
        <h2 id={titleId}>{title}</h2>
        {aside !== undefined && <span className="small muted num">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
