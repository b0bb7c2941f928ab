import { useTranslations } from 'next-intl';
import { Notice } from '@/components/notice/notice';
import { config } from '@/lib/config';

/** Says that a legal text is a draft: on each of them or, once they are reviewed, on none (`config.draftTexts`). */
export function DraftNotice() {
  const t = useTranslations('shell.draft');
  if (!config.draftTexts) return null;
  return (
    <Notice tone="warn" title={t('title')}>
      {t('text')}
    </Notice>
  );
}
