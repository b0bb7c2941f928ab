import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/button/button';
import { iconAlertTriangle, iconCheck, iconClock } from '@/components/icon/shapes/status';
import { Money } from '@/components/money/money';
import { Pill } from '@/components/pill/pill';
import { ArcHero } from './arc-hero';
import { Hero, type HeroSun } from './hero';

/** Every position of the sun. */
export const examples = {
  guest: () => <Sample sun="behind" />,
  review: () => {
    const t = useTranslations('home.review');
    return (
      <Sample sun="half" amount={false}>
        <Pill icon={iconClock}>{t('pill')}</Pill>
      </Sample>
    );
  },
  approved: () => {
    const t = useTranslations('home.approved');
    return (
      <Sample sun="high">
        <Pill tone="ok" icon={iconCheck}>
          {t('pill')}
        </Pill>
      </Sample>
    );
  },
  overdue: () => {
    const t = useTranslations('orders.state');
    return (
      <Sample sun="setting">
        <Pill tone="bad" icon={iconAlertTriangle}>
          {t('overdue', { days: 3 })}
        </Pill>
      </Sample>
    );
  },
  clouded: () => <Sample sun="clouded" amount={false} />,
  lending: () => {
    const t = useTranslations('home.lending');
    return (
      <ArcHero
        day={36}
        of={90}
        label={t('day', { day: 36, of: 90 })}
        title={t('title')}
        amount={<Money amount={215_000} />}
        date={t('on', { date: '13 ene' })}
      >
        <Button>{t('pay')}</Button>
      </ArcHero>
    );
  },
};

/** It is as wide as the window, and its title is the page's h1. */
export const alone = true;

type SampleProps = { sun: HeroSun; amount?: boolean; children?: ReactNode };

function Sample({ sun, amount = true, children }: SampleProps) {
  const t = useTranslations('home');
  return (
    <Hero
      sun={sun}
      pill={children}
      title={amount ? t('offer.title') : t('review.titleNoName')}
      amount={amount ? <Money amount={350_000} size="hero" /> : undefined}
      text={t('offer.noExample')}
    >
      <Button>{t('offer.apply')}</Button>
    </Hero>
  );
}
