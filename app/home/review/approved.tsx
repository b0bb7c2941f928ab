import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Hero } from '@/components/hero/hero';
import { iconChartDonut3 } from '@/components/icon/shapes/loan';
import { iconCheck } from '@/components/icon/shapes/status';
import { Money } from '@/components/money/money';
import { Pill } from '@/components/pill/pill';
import { Row, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { availableQuota } from '@/lib/loan/quota';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';
import type { PartProps } from '../part-props';
import { ApprovalClock } from './approval-clock';
import { CouponRow } from './coupon-row';

/** The loan is granted: how much, until when, and the way to choose. */
export function Approved({ home, refresh, topOnly }: PartProps) {
  const t = useTranslations('home.approved');
  const linkTo = useLinkTo();
  const name = home.user?.first_name;
  const amount = home.quota ? availableQuota(home.quota) : home.teaser.max_amount;
  return (
    <>
      <Hero
        sun="high"
        pill={
          <Pill tone="ok" icon={iconCheck}>
            {t('pill')}
          </Pill>
        }
        title={name ? t('title', { name }) : t('titleNoName')}
        amount={<Money size="hero" amount={amount} />}
      >
        {home.review && <ApprovalClock review={home.review} refresh={refresh} />}
        <Button id={ids.choose} {...linkTo('/pages/loan/loan-info-choose/loan-info-choose')}>
          {t('choose')}
        </Button>
        <p className="small muted hero__foot">{t('free')}</p>
      </Hero>
      {!topOnly && (
        <Section title={t('before')}>
          <Rows>
            <Row icon={iconChartDonut3} title={t('costs')} text={t('costsText')} />
            <CouponRow />
          </Rows>
        </Section>
      )}
    </>
  );
}
