'use client';
import { type ReactNode, useId, useState } from 'react';
import { Range, type RangeSun } from '@/components/art/range';
import { classes } from '@/components/foundation/classes';

/** The sun of a hero: as on the range, or `high` in the sky (approved, paid back). */
export type HeroSun = RangeSun | 'high';

/** Props of {@link Hero}. */
export type HeroProps = {
  sun: HeroSun;
  /** The state, as a `Pill`. */
  pill?: ReactNode;
  /** The page's h1; small where an amount follows it, large alone. */
  title: ReactNode;
  /** The one big amount of the screen: `<Money size="hero" />`. */
  amount?: ReactNode;
  /** A line or two below. */
  text?: ReactNode;
  /** On the ink panel: figures, the timer, the primary button. */
  children: ReactNode;
};

/**
 * The top of Home: sky, range and panel, the sun standing as the loan does. It rises once, when the hero
 * appears with its data; not under reduced motion.
 */
export function Hero({ sun, pill, title, amount, text, children }: HeroProps) {
  const titleId = useId();
  const rise = useRiseOnce();
  return (
    <section
      className={classes('hero', sun === 'setting' && 'hero--dusk', rise.className)}
      aria-labelledby={titleId}
      onAnimationEnd={rise.end}
    >
      <div className="hero__sky">
        {sun === 'high' && <span className="hero__sun sun" aria-hidden="true" />}
        {pill}
        <h1 id={titleId} className={amount === undefined ? undefined : 'hero__lead'}>
          {title}
        </h1>
        {amount}
        {text !== undefined && <p className="muted hero__text">{text}</p>}
      </div>
      <Range sun={sun === 'high' ? 'none' : sun} />
      <div className="hero__panel">{children}</div>
    </section>
  );
}

/** The class that lets the sun rise, until it has risen: a tab that is shown again shows it standing. */
export function useRiseOnce(): { className: string | undefined; end: () => void } {
  const [risen, setRisen] = useState(false);
  return { className: risen ? undefined : 'hero--rise', end: () => setRisen(true) };
}
