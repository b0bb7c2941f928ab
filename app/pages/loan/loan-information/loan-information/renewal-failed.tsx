import { useTranslations } from 'next-intl';
import type { PreviewState } from '@/app/loan/terms/use-preview';
import { useFailureText } from '@/app/loan/use-failure-text';
import { WayOut } from '@/app/loan/way-out';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { Notice } from '@/components/notice/notice';
import { ids } from './screen.ids';

/** The terms on show have run out and fresh ones did not come: they cannot be signed. */
export function RenewalFailed({ price: { status, error, renew } }: { price: PreviewState }) {
  const t = useTranslations('loanInformation');
  const textOf = useFailureText();
  if (status !== 'failed' && status !== 'noTerm') return null;
  return (
    <Notice live tone="bad" title={t('renewalFailed')}>
      <p>{error ? textOf(error) : t('noTerm.text')}</p>
      <WayOut icon={iconRefresh} id={ids.renew} onClick={renew}>
        {t('renew')}
      </WayOut>
    </Notice>
  );
}
