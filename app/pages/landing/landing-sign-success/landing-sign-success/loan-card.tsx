import { useTranslations } from 'next-intl';
import { copyText } from '@/app/orders/copy/copy-text';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { Card } from '@/components/card/card';
import { Figure, Figures } from '@/components/figures/figures';
import { iconCopy } from '@/components/icon/shapes/input';
import { IconButton } from '@/components/icon-button/icon-button';
import { useFormat } from '@/lib/format/use-format';
import { costOf } from '@/lib/loan/cost';
import { showToast } from '@/lib/toast/toast';
import { ids } from './screen.ids';
import { payoutOf, type SignedLoan } from './signed-loan';

/** The order number with a copy button, what is received and what is repaid. */
export function LoanCard({ loan }: { loan: SignedLoan }) {
  const t = useTranslations('landingSignSuccess.card');
  const figures = useTranslations('loan.figures');
  const orders = useTranslations('orders.figures');
  const cost = useTranslations('ui.breakdown');
  const format = useFormat();
  const hasArrived = payoutOf(loan) === 'arrived';
  async function copy() {
    showToast((await copyText(loan.orderNo)) ? t('copied') : t('notCopied'));
  }
  return (
    <Card>
      <Figures>
        <Figure
          label={t('number')}
          value={
            <span className="landing-sign-success__number">
              <span id={ids.orderNo}>{formatOrderNo(loan.orderNo)}</span>
              <IconButton
                look="inline"
                id={ids.copy}
                icon={iconCopy}
                label={t('copy')}
                onClick={() => void copy()}
              />
            </span>
          }
        />
        <Figure
          label={hasArrived ? t('arrived') : figures('arrival')}
          value={format.money(loan.arrival)}
        />
        <Figure label={cost('cost')} value={format.money(costOf(loan))} />
        <Figure
          kind="total"
          label={
            loan.repayDate === null
              ? orders('repaymentOpen')
              : figures('repayment', { date: format.date(loan.repayDate) })
          }
          value={format.money(loan.repayment)}
        />
        {loan.cae !== null && (
          <Figure kind="rate" label={figures('cae')} value={format.percent(loan.cae)} />
        )}
      </Figures>
    </Card>
  );
}
