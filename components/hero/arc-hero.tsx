'use client';
import { type ReactNode, useId } from 'react';
import { ArcScene, type ArcSceneProps } from '@/components/art/arc-scene';
import { classes } from '@/components/foundation/classes';
import { useRiseOnce } from './hero';

type ArcHeroProps = ArcSceneProps & {
  /** The page's h1: "Devuelves", "Ya te enviamos la plata". */
  title: ReactNode;
  /** `<Money />`, in the middle of the arc. */
  amount: ReactNode;
  /** Below the amount: the due date, or the account that it was sent to. */
  date: ReactNode;
  /** On the dark panel: day, state, the primary button. */
  children: ReactNode;
};

/** The top of a running loan: the sun on its arc, with the amount that matters on its day. */
export function ArcHero({ day, of, label, title, amount, date, children }: ArcHeroProps) {
  const titleId = useId();
  const rise = useRiseOnce(day);
  return (
    <section
      className={classes('hero', rise.className)}
      aria-labelledby={titleId}
      onAnimationEnd={rise.end}
    >
      <div className="hero__sky hero__sky--arc">
        <div className="hero__arc">
          <h1 id={titleId} className="hero__lead">
            {title}
          </h1>
          {amount}
          <p className="strong">{date}</p>
        </div>
        <ArcScene day={day} of={of} label={label} />
      </div>
      <div className="hero__panel">{children}</div>
    </section>
  );
}
