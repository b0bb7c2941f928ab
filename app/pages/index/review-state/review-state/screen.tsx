import { useTranslations } from 'next-intl';
import { PartAlone } from '@/app/home/frame/part-alone';
import { defineScreen, noQuery } from '@/lib/router/define-screen';

/** Home's part about an application that was handed in, alone as a page (contract.md section 5). */
export const screen = defineScreen({ query: noQuery, Screen: ReviewStateAlone });

function ReviewStateAlone() {
  const t = useTranslations('home.alone');
  return <PartAlone title={t('review')} part="review" />;
}
