import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Hero } from '@/components/hero/hero';
import { iconCircleCheck } from '@/components/icon/shapes/status';
import { Money } from '@/components/money/money';
import { Pill } from '@/components/pill/pill';
import { availableQuota } from '@/lib/loan/quota';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';
import type { PartProps } from '../part-props';
import { LoanCard } from './loan-card';

/** The loan is paid back: a calm word, and how much can be borrowed next. */
export function Cleared({ home, topOnly }: PartProps) {
  const t = useTranslations('home.cleared');
  const loan = useTranslations('home.loan');
  const linkTo = useLinkTo();
  const name = home.user?.first_name;
  const amount = home.quota ? availableQuota(home.quota) : home.teaser.max_amount;
  return (
    <>
      <Hero
        sun="high"
        pill={
          <Pill tone="ok" icon={iconCircleCheck}>
            {t('pill')}
          </Pill>
        }
        title={name ? t('title', { name }) : t('titleNoName')}
        amount={<Money size="hero" amount={amount} />}
      >
        <p>{t('thanks')}</p>
        <p className="small muted">{t('noReview')}</p>
        <Button id={ids.again} {...linkTo('/pages/loan/loan-info-choose/loan-info-choose')}>
          {t('again')}
        </Button>
      </Hero>
      {!topOnly && home.order && <LoanCard order={home.order} title={loan('lastTitle')} />}
    </>
  );
}
