import { useTranslations } from 'next-intl';
import { Notice } from '@/components/notice/notice';
import type { Review } from '@/lib/api/schemas/home';
import { ids } from './application.ids';

type Props = {
  /** A review that asked for a correction. */
  review?: Review;
  /** The form shows what was typed before and not sent. */
  restored: boolean;
};

/** What is good to know before a step is filled in: what to correct, and that a draft came back. */
export function StepNotices({ review, restored }: Props) {
  const t = useTranslations('application');
  return (
    <>
      {review?.reason && (
        <div className="mt-4">
          <Notice tone="warn" title={t('fixTitle')} id={ids.fix}>
            {review.reason}
          </Notice>
        </div>
      )}
      {restored && (
        <div className="mt-4">
          <Notice id={ids.restored}>{t('restored')}</Notice>
        </div>
      )}
    </>
  );
}
