import { useTranslations } from 'next-intl';
import type { PreviewState } from '@/app/loan/terms/use-preview';
import { useFailureText } from '@/app/loan/use-failure-text';
import { WayOut } from '@/app/loan/way-out';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { Notice } from '@/components/notice/notice';
import { ids } from './screen.ids';

type Props = {
  cost: PreviewState;
  hasCoupon: boolean;
  onDropCoupon: () => void;
};

/** The cost did not come: why, and what to do about it. */
export function CostFailure({ cost, hasCoupon, onDropCoupon }: Props) {
  const t = useTranslations('loanInfoChoose.cost');
  const state = useTranslations('ui.state');
  const textOf = useFailureText();
  const { error, renew } = cost;
  if (!error) return null;
  const isCoupon = hasCoupon && error.fields.some(({ field }) => field === 'coupon_id');
  return (
    <Notice live tone="bad" title={t('failed')}>
      <p>{textOf(error)}</p>
      {isCoupon ? (
        <WayOut id={ids.dropCoupon} onClick={onDropCoupon}>
          {t('dropCoupon')}
        </WayOut>
      ) : (
        <WayOut icon={iconRefresh} id={ids.retryCost} onClick={renew}>
          {state('retry')}
        </WayOut>
      )}
    </Notice>
  );
}
