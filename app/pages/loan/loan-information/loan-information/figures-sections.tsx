import { useTranslations } from 'next-intl';
import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import type { CaeSheet as Explanation } from '@/app/loan/cae-sheet';
import { Figure } from '@/components/figures/figure';
import { Figures } from '@/components/figures/figures';
import { iconInfoCircle } from '@/components/icon/shapes/status';
import { IconButton } from '@/components/icon-button/icon-button';
import { Section } from '@/components/section/section';
import type { Preview } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';

// Comes when it is asked for; where it does not come, the figures stand all the same.
const CaeSheet = lazy<ComponentType<ComponentProps<typeof Explanation>>>(() =>
  import('@/app/loan/cae-sheet').then(
    ({ CaeSheet }) => ({ default: CaeSheet }),
    () => ({ default: () => null }),
  ),
);

type Props = { preview: Preview };

/** From what is asked for to what arrives, every peso of it. */
export function ArrivalSection({ preview }: Props) {
  const t = useTranslations('loan.figures');
  const titles = useTranslations('loanInformation');
  const format = useFormat();
  const { amount, service_fee, discount, arrival } = preview;
  return (
    <Section title={titles('arrival')}>
      <Figures>
        <Figure label={t('amount')} value={format.money(amount)} />
        <Figure label={t('fee')} value={format.money(-(service_fee + discount))} />
        {discount > 0 && (
          <Figure kind="less" label={t('coupon')} value={`+${format.money(discount)}`} />
        )}
        <Figure kind="total" label={t('arrival')} value={format.money(arrival)} />
      </Figures>
    </Section>
  );
}

/** What is paid back, when, and the CAE. */
export function RepaymentSection({ preview }: Props) {
  const t = useTranslations('loan.figures');
  const titles = useTranslations('loanInformation');
  const help = useTranslations('ui.breakdown');
  const format = useFormat();
  const [explaining, setExplaining] = useState(false);
  const { amount, interest, term_days, repayment, repay_date, cae, coupon } = preview;
  return (
    <Section title={titles('repayment')}>
      <Figures>
        <Figure label={t('amount')} value={format.money(amount)} />
        <Figure label={t('interest', { days: term_days })} value={format.money(interest)} />
        {coupon?.kind === 'interest_free_days' && (
          <Figure
            kind="less"
            label={t('coupon')}
            value={titles('freeDays', { days: coupon.value })}
          />
        )}
        <Figure
          kind="total"
          label={t('repayment', { date: format.date(repay_date) })}
          value={format.money(repayment)}
        />
        <Figure
          label={t('cae')}
          value={format.percent(cae)}
          info={
            <IconButton
              look="inline"
              icon={iconInfoCircle}
              label={help('caeHelp')}
              onClick={() => setExplaining(true)}
            />
          }
        />
      </Figures>
      {explaining && (
        <Suspense>
          <CaeSheet open preview={preview} onDismiss={() => setExplaining(false)} />
        </Suspense>
      )}
    </Section>
  );
}
