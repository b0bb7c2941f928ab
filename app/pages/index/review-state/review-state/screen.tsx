import { useTranslations } from 'next-intl';
import { StandalonePart } from '@/app/home/standalone-part';
import { defineScreen, noQuery } from '@/lib/router/define-screen';

/** Home's part about a submitted application as a screen of its own (contract.md section 5). */
export const screen = defineScreen({ query: noQuery, Screen: ReviewState });

function ReviewState() {
  const t = useTranslations('home.standalone');
  return <StandalonePart title={t('review')} part="review" />;
}
