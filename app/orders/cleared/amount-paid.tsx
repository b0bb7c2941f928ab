import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { Money } from '@/components/money/money';

type Props = {
  /** What was paid just now, in pesos. */
  amount: number;
};

/** Of the size of an amount's text: how far above its lower edge the middle of its point is, and its radius. */
const point = { height: 0.39, radius: 0.09 };

/** What has just been paid, which goes while its point becomes the hero's sun (hero.css). Decorative. */
export function AmountPaid({ amount }: Props) {
  const t = useTranslations('home.cleared');
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const sky = element.current?.closest('.hero__sky');
    const sun = sky?.querySelector<HTMLElement>('.hero__sun');
    const mark = element.current?.querySelector('.point');
    if (!sky || !sun || !mark) return;
    const origin = sky.getBoundingClientRect();
    const { left, width, bottom } = mark.getBoundingClientRect();
    const size = Number.parseFloat(getComputedStyle(mark).fontSize);
    // The sun's place without the animation, which has begun.
    const radius = sun.offsetWidth / 2;
    const x = origin.left + sun.offsetLeft + radius;
    const y = origin.top + sun.offsetTop + radius;
    sun.style.setProperty('--from-x', `${left + width / 2 - x}px`);
    sun.style.setProperty('--from-y', `${bottom - point.height * size - y}px`);
    sun.style.setProperty('--from-scale', `${(point.radius * size) / radius}`);
  }, []);
  return (
    <span ref={element} className="hero__paid" aria-hidden="true">
      <span className="hero__lead">{t('paid')}</span>
      <Money size="hero" amount={amount} />
    </span>
  );
}
