import { useTranslations } from 'next-intl';
import { copyText } from '@/app/orders/copy/copy-text';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { Figure, Figures } from '@/components/figures/figures';
import { iconCopy } from '@/components/icon/shapes/input';
import { IconButton } from '@/components/icon-button/icon-button';
import { showToast } from '@/lib/toast/toast';
import { ids } from './screen.ids';

/** The loan's number with a button that copies it. */
export function LoanNumber({ orderNo }: { orderNo: string }) {
  const t = useTranslations('landingSignSuccess.number');
  async function copy() {
    showToast((await copyText(orderNo)) ? t('copied') : t('notCopied'));
  }
  return (
    <Figures>
      <Figure
        label={t('label')}
        value={
          <span className="landing-sign-success__number">
            <span id={ids.orderNo}>{formatOrderNo(orderNo)}</span>
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
    </Figures>
  );
}
