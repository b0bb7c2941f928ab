import { useTranslations } from 'next-intl';
import { StandalonePart } from '@/app/home/standalone-part';
import { defineScreen, noQuery } from '@/lib/router/define-screen';

/** Home's part before the application is submitted, as a screen of its own (contract.md section 5). */
export const screen = defineScreen({ query: noQuery, Screen: InitState });

function InitState() {
  const t = useTranslations('home.standalone');
  return <StandalonePart title={t('init')} part="init" />;
}
