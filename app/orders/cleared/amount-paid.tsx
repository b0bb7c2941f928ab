import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { arcWidth, shareOf, sunPosition, sunRadius } from '@/components/art/sun-position';
import { classes } from '@/components/foundation/classes';
import { Money } from '@/components/money/money';
import type { Order } from '@/lib/api/schemas/order';
import { useToday } from '@/lib/server-time/use-today';
import { loanDays } from '../loan-days';

type Props = {
  order: Order;
  /** What was paid just now, in pesos. */
  amount: number;
};

/** Of the size of an amount's text: how far above its lower edge the middle of its point is, and its radius. */
const point = { height: 0.39, radius: 0.09 };

/**
 * What has just been paid, which goes while the hero's sun takes its place (hero.css): from where it was on its arc, or,
 * where it had set, from the amount's point. Decorative.
 */
export function AmountPaid({ order, amount }: Props) {
  const t = useTranslations('home.cleared');
  const element = useRef<HTMLSpanElement>(null);
  const isLate = order.days_overdue > 0;
  const share = shareOf(loanDays(order, useToday()));
  useLayoutEffect(() => {
    const sky = element.current?.closest('.hero__sky');
    const sun = sky?.querySelector<HTMLElement>('.hero__sun');
    const from = isLate ? pointOf(element.current) : sky && sunOf(sky, share);
    if (!sky || !sun || !from) return;
    const origin = sky.getBoundingClientRect();
    // Its place without the animation, which has begun.
    const radius = sun.offsetWidth / 2;
    const x = origin.left + sun.offsetLeft + radius;
    const y = origin.top + sun.offsetTop + radius;
    sun.style.setProperty('--from-x', `${from.x - x}px`);
    sun.style.setProperty('--from-y', `${from.y - y}px`);
    sun.style.setProperty('--from-scale', `${from.radius / radius}`);
  }, [isLate, share]);
  return (
    <span
      ref={element}
      className={classes('hero__paid', isLate && 'hero__paid--late')}
      aria-hidden="true"
    >
      <span className="hero__lead">{t('paid')}</span>
      <Money size="hero" amount={amount} />
    </span>
  );
}

/** A disc of the window, in CSS px. */
type Disc = { x: number; y: number; radius: number };

/** The thousands point of an amount. */
function pointOf(amount: Element | null): Disc | null {
  const element = amount?.querySelector('.point');
  if (!element) return null;
  const { left, width, bottom } = element.getBoundingClientRect();
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  return { x: left + width / 2, y: bottom - point.height * size, radius: point.radius * size };
}

/** The sun on its arc, which is as wide as the sky. */
function sunOf(sky: Element, share: number): Disc {
  const { left, top, width } = sky.getBoundingClientRect();
  const unit = width / arcWidth;
  const { x, y } = sunPosition(share);
  return { x: left + x * unit, y: top + y * unit, radius: sunRadius * unit };
}
