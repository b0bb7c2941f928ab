import { useTranslations } from 'next-intl';
import { StandalonePart } from '@/app/home/standalone-part';
import { defineScreen, noQuery } from '@/lib/router/define-screen';

/** Home's part for the account's state, whatever that is, as a screen of its own (contract.md section 5). */
export const screen = defineScreen({ query: noQuery, Screen: HomeTop });

function HomeTop() {
  const t = useTranslations('home.standalone');
  return <StandalonePart title={t('top')} />;
}
