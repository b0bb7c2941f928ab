'use client';
import { type AnimationEvent, type ReactNode, useId, useState } from 'react';
import { Range, type RangeSun } from '@/components/art/range';
import { classes } from '@/components/foundation/classes';
import { Icon } from '@/components/icon/icon';
import { iconCheck } from '@/components/icon/shapes/status';

/**
 * The sun of a hero: as on the range, or in the sky: `high` (approved), or `freed` from a debt that is gone, where it
 * leaves the amount, of which it was the point, and has the check mark of the certificate's seal.
 */
export type HeroSun = RangeSun | 'high' | 'freed';

/** Props of {@link Hero}. */
export type HeroProps = {
  sun: HeroSun;
  /** The state, as a `Pill`. */
  pill?: ReactNode;
  /** The page's h1; smaller if an amount follows. */
  title: ReactNode;
  /** The main amount of the screen: `<Money size="hero" />`. */
  amount?: ReactNode;
  /** One or two lines below. */
  text?: ReactNode;
  /** On the dark panel: figures, the timer, the primary button. No panel without it. */
  children?: ReactNode;
};

/**
 * The top of Home and of a loan: sky, range and panel; the position of the sun shows the state of the loan. The sun is animated
 * when the hero mounts and when the state changes, but not with reduced motion.
 */
export function Hero({ sun, pill, title, amount, text, children }: HeroProps) {
  const titleId = useId();
  const rise = useRiseOnce(sun);
  return (
    <section
      className={classes('hero', sun === 'setting' && 'hero--dusk', rise.className)}
      aria-labelledby={titleId}
      onAnimationEnd={rise.onAnimationEnd}
    >
      <div className="hero__sky">
        {sun === 'high' && <span className="hero__sun sun" aria-hidden="true" />}
        {sun === 'freed' && <FreedSun />}
        {pill}
        <h1 id={titleId} className={amount === undefined ? undefined : 'hero__lead'}>
          {title}
        </h1>
        {amount}
        {text && <p className="muted hero__text">{text}</p>}
      </div>
      <Range sun={sun === 'high' || sun === 'freed' ? 'none' : sun} />
      {children && <div className="hero__panel">{children}</div>}
    </section>
  );
}

/** The sun of a debt that is gone; decorative. */
export function FreedSun() {
  return (
    <span className="hero__sun hero__sun--freed sun" aria-hidden="true">
      <Icon of={iconCheck} />
    </span>
  );
}

/** The loans and positions to which the sun has risen, on any screen. */
const risenBefore = new Set<string>();

/**
 * The class that animates the sun to a position, until the animation has ended: it does not repeat when the tab is
 * shown again, only for another position; and of a loan that is named, on no other screen.
 */
export function useRiseOnce(
  position: HeroSun | number,
  orderNo?: string,
): { className: string | undefined; onAnimationEnd: (event: AnimationEvent) => void } {
  const key = `${orderNo} ${position}`;
  const [risen, setRisen] = useState(() => (risenBefore.has(key) ? position : undefined));
  return {
    className: risen === position ? undefined : 'hero--rise',
    onAnimationEnd: ({ animationName }) => {
      if (!animationName.startsWith('sun-')) return;
      setRisen(position);
      if (orderNo !== undefined) risenBefore.add(key);
    },
  };
}
