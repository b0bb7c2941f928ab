import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Notice } from '@/components/notice/notice';
import { useFailureText } from '../use-failure-text';
import type { QuoteState } from './use-quote';

/** That the cost could not be worked out, and why; `children`: a button that helps. */
export function CostFailure({
  error,
  children,
}: Pick<QuoteState, 'error'> & { children?: ReactNode }) {
  const t = useTranslations('loanInfoChoose.cost');
  const textOf = useFailureText();
  if (!error) return null;
  return (
    <Notice live tone="bad" title={t('failed')}>
      <p>{textOf(error)}</p>
      {children}
    </Notice>
  );
}
