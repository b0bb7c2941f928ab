'use client';
import { type ReactNode, useId } from 'react';
import { type ArcDays, ArcScene } from '@/components/art/arc-scene';
import { classes } from '@/components/foundation/classes';
import { useRiseOnce } from './hero';

type ArcHeroProps = {
  /** Whose sun it is: it rises once. */
  orderNo: string;
  /** Those of the loan, `null` until its money is sent. */
  days: ArcDays | null;
  /** The page's h1: "Devuelves", "Ya te enviamos la plata". */
  title: ReactNode;
  /** `<Money />`, in the middle of the arc. */
  amount: ReactNode;
  /** Below the amount: the due date, or the account that it was sent to. */
  date?: ReactNode;
  /** On the dark panel: day, state, the primary button. */
  children: ReactNode;
};

/** The top of a loan whose money is being sent, or that is running: the sun on its arc, with the amount that matters on its day. */
export function ArcHero({ orderNo, days, title, amount, date, children }: ArcHeroProps) {
  const titleId = useId();
  const rise = useRiseOnce(days?.day ?? 'behind', orderNo);
  return (
    <section
      className={classes('hero', days?.day === 0 && 'hero--new', days !== null && rise.className)}
      aria-labelledby={titleId}
      onAnimationEnd={rise.onAnimationEnd}
    >
      <div className="hero__sky hero__sky--arc">
        <div className="hero__arc">
          <h1 id={titleId} className="hero__lead">
            {title}
          </h1>
          {amount}
          {date && <p className="strong">{date}</p>}
        </div>
        <ArcScene days={days} />
      </div>
      <div className="hero__panel">{children}</div>
    </section>
  );
}
