import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { classes } from '@/components/foundation/classes';
import { Money } from '@/components/money/money';

type Props = { amount: number; isLate: boolean };

/** Of the size of an amount's text: how far above its lower edge the middle of its point is. */
const pointHeight = 0.39;

/** What was owed until now, which goes while its point becomes the hero's sun (hero.css); decorative. */
export function AmountOwed({ amount, isLate }: Props) {
  const t = useTranslations('home.cleared');
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const point = element.current?.querySelector('.point');
    const sky = element.current?.closest('.hero__sky');
    const sun = sky?.querySelector<HTMLElement>('.hero__sun');
    if (!point || !sky || !sun) return;
    const from = point.getBoundingClientRect();
    const origin = sky.getBoundingClientRect();
    const size = Number.parseFloat(getComputedStyle(point).fontSize);
    // Its place without the animation, which has begun.
    const x = origin.left + sun.offsetLeft + sun.offsetWidth / 2;
    const y = origin.top + sun.offsetTop + sun.offsetHeight / 2;
    sun.style.setProperty('--from-x', `${from.left + from.width / 2 - x}px`);
    sun.style.setProperty('--from-y', `${from.bottom - pointHeight * size - y}px`);
  }, []);
  return (
    <span
      ref={element}
      className={classes('hero__owed', isLate && 'hero__owed--late')}
      aria-hidden="true"
    >
      <span className="hero__lead">{t('paid')}</span>
      <Money size="hero" amount={amount} />
    </span>
  );
}
