import { useTranslations } from 'next-intl';
import { PartAlone } from '@/app/home/frame/part-alone';
import { defineScreen, noQuery } from '@/lib/router/define-screen';

/** Home's part about a loan, alone as a page (contract.md section 5). */
export const screen = defineScreen({ query: noQuery, Screen: ApiStateAlone });

function ApiStateAlone() {
  const t = useTranslations('home.alone');
  return <PartAlone title={t('loan')} part="loan" />;
}
