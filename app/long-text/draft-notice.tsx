import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Notice } from '@/components/notice/notice';
import { config } from '@/lib/config';

type Props = {
  id?: string;
  /** What a draft means for whom it binds. */
  text?: string;
  /** What else is to be known about the text, which is said once it is no draft too. */
  children?: ReactNode;
};

/** Says that a legal text is a draft: on each of them or, once they are reviewed, on none (`config.draftTexts`). */
export function DraftNotice({ id, text, children }: Props) {
  const t = useTranslations('shell.draft');
  if (!config.draftTexts) return children && <Notice id={id}>{children}</Notice>;
  const details = text ?? children;
  return (
    <Notice id={id} tone="warn" title={details && t('title')}>
      {details ?? t('title')}
    </Notice>
  );
}
