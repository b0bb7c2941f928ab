import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Notice } from '@/components/notice/notice';
import { useFailureText } from '../use-failure-text';
import { WayOut } from '../way-out';
import { ids } from './signing.ids';
import type { Signing } from './use-signing';

type Props = {
  failure: Signing['failure'];
  onConfirmAgain: () => void;
};

/**
 * Why a signature did not end in a loan. Where the server has said no, its words and the way to fresh
 * terms; where no answer came, that trying again is safe.
 */
export function SigningFailure({ failure, onConfirmAgain }: Props) {
  const t = useTranslations('loan.signing');
  const textOf = useFailureText();
  const place = useRef<HTMLDivElement>(null);
  // The button is in the dock, which may hide what comes at the end of the page.
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  if (!failure) return null;
  const isRefused = failure.code === 'refused' || failure.code === 'rejected';
  return (
    <div className="mt-5" ref={place}>
      {isRefused ? (
        <Notice live tone="bad" id={ids.failure} title={t('refused')}>
          <p>{textOf(failure)}</p>
          <WayOut id={ids.confirmAgain} onClick={onConfirmAgain}>
            {t('confirmAgain')}
          </WayOut>
        </Notice>
      ) : (
        <Notice live tone="bad" id={ids.failure} title={t('unknown')}>
          <p>{t('safe')}</p>
          <p>{textOf(failure)}</p>
        </Notice>
      )}
    </div>
  );
}
