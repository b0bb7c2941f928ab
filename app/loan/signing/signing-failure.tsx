import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useConnectionBack } from '@/app/layout/use-connection-back';
import { Notice } from '@/components/notice/notice';
import { ids } from '../loan.ids';
import { NoticeAction } from '../notice-action';
import { useFailureText } from '../use-failure-text';
import type { Signing } from './use-signing';

type Props = {
  failure: Signing['failure'];
  onConfirmAgain: () => void;
};

/**
 * Why a signature did not take the loan. If the server rejected it: its text, and a button to confirm a
 * new quote. If no response came: that a retry is safe.
 */
export function SigningFailure({ failure, onConfirmAgain }: Props) {
  const t = useTranslations('loan.signing');
  const apiErrors = useTranslations('apiErrors');
  const isBack = useConnectionBack(failure);
  const textOf = useFailureText();
  const notice = useRef<HTMLDivElement>(null);
  // It is at the end of the page, where the dock with the pressed button may cover it, and the toast on that.
  useEffect(() => {
    if (failure) notice.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  if (!failure) return null;
  const isRejected = failure.code === 'refused' || failure.code === 'rejected';
  return (
    <div className="signing-failure" ref={notice}>
      {isRejected ? (
        <Notice live tone="bad" id={ids.signingFailure} title={t('refused')}>
          <p>{textOf(failure)}</p>
          <NoticeAction id={ids.confirmAgain} opens onClick={onConfirmAgain}>
            {t('confirmAgain')}
          </NoticeAction>
        </Notice>
      ) : (
        <Notice live tone="bad" id={ids.signingFailure} title={t('unknown')}>
          <p>{isBack ? apiErrors('backOnline') : textOf(failure)}</p>
          <p>{t('safe')}</p>
        </Notice>
      )}
    </div>
  );
}
