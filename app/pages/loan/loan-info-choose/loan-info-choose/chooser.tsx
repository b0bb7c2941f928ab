import { useTranslations } from 'next-intl';
import { usePreviewCount } from '@/app/behavior/use-preview-count';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { type PartialChoice, queryOf } from '@/app/loan/choice';
import type { Offers } from '@/app/loan/choosing/fit-choice';
import { choiceToAsk } from '@/app/loan/choosing/fitting-coupon';
import { useChoice } from '@/app/loan/choosing/use-choice';
import { useGoneTerms } from '@/app/loan/choosing/use-gone-terms';
import { usePreview } from '@/app/loan/terms/use-preview';
import { useRenewal } from '@/app/loan/terms/use-renewal';
import { AmountSlider } from '@/components/amount-slider/amount-slider';
import { useCall } from '@/lib/api/use-call';
import { useRouter } from '@/lib/router/use-router';
import { ChooseDock } from './choose-dock';
import { CostCard } from './cost-card';
import { CouponRow } from './coupon-row';
import { MovedNote } from './moved-note';
import { OtherTerm } from './other-term';
import { ProductChips } from './product-chips';
import { ids } from './screen.ids';
import { TermChips } from './term-chips';

type Props = { address: PartialChoice; offers: Offers };

/** The choice of a loan, with its cost always in sight. */
export function Chooser({ address, offers }: Props) {
  const t = useTranslations('loanInfoChoose');
  const router = useRouter();
  const { change, ...choosing } = useChoice(address, offers);
  const { choice, offer } = choosing;
  const benefits = useCall('coupon/my_coupon', {});
  const asked = choiceToAsk(choice, benefits);
  const cost = usePreview(asked);
  useRenewal(cost);
  usePreviewCount(cost.terms?.choice);
  const hasNoTerm = cost.status === 'noTerm';
  const gone = useGoneTerms(choice, hasNoTerm);
  function goOn() {
    router.push('/pages/loan/loan-information/loan-information', queryOf(asked ?? choice));
  }
  return (
    <ScreenFrame heading title={t('title')} dock={<ChooseDock cost={cost} onGoOn={goOn} />}>
      <AmountSlider
        id={ids.amount}
        label={t('amount')}
        min={offer.min_amount}
        max={offer.max_amount}
        step={Math.max(1, offer.step)}
        value={choice.amount}
        onChange={(amount) => change({ amount })}
      />
      <div className="loan-info-choose__rest">
        <TermChips
          terms={offer.terms}
          value={choice.term_days}
          gone={gone}
          onChange={(term_days) => change({ term_days })}
        />
        {hasNoTerm && (
          <OtherTerm
            days={choice.term_days}
            others={offer.terms.filter((days) => days !== choice.term_days && !gone.has(days))}
            onTake={(term_days) => change({ term_days })}
          />
        )}
        <ProductChips
          offers={offers}
          chosen={offer}
          onChange={(product_id) => change({ product_id })}
        />
        <MovedNote {...choosing} />
        <CouponRow
          benefits={benefits}
          chosen={choice.coupon_id}
          amount={choice.amount}
          onChoose={(coupon_id) => change({ coupon_id })}
        />
        <CostCard
          hasCoupon={asked?.coupon_id !== undefined}
          cost={cost}
          onDropCoupon={() => change({ coupon_id: undefined })}
        />
      </div>
    </ScreenFrame>
  );
}
