import { useTranslations } from 'next-intl';
import { copyText } from '@/app/orders/copy/copy-text';
import { formatOrderNo } from '@/app/orders/format-order-no';
import { iconCopy } from '@/components/icon/shapes/input';
import { iconReceipt } from '@/components/icon/shapes/navigation';
import { IconButton } from '@/components/icon-button/icon-button';
import { Row } from '@/components/rows/rows';
import { showToast } from '@/lib/toast/toast';
import { ids } from './screen.ids';

/** The row of a loan's number with a button that copies it. */
export function LoanNumber({ orderNo }: { orderNo: string }) {
  const t = useTranslations('landingSignSuccess.number');
  async function copy() {
    showToast((await copyText(orderNo)) ? t('copied') : t('notCopied'));
  }
  return (
    <Row
      icon={iconReceipt}
      title={t('label')}
      text={<span id={ids.orderNo}>{formatOrderNo(orderNo)}</span>}
      end={
        <IconButton
          look="inline"
          id={ids.copy}
          icon={iconCopy}
          label={t('copy')}
          onClick={() => void copy()}
        />
      }
    />
  );
}
