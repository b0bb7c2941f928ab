import { type ReactNode, useId } from 'react';
import { classes } from '@/components/foundation/classes';

/** Props of {@link Card}. */
export type CardProps = {
  /** Makes the card a region with this h2. */
  title?: ReactNode;
  /** Beside the title: an order number, a pill. */
  aside?: ReactNode;
  /** On a grey ground instead of outlined. */
  flat?: boolean;
  id?: string;
  children: ReactNode;
};

/** An outlined group of content. Cards are not nested. */
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
