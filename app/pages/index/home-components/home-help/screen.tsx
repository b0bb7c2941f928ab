import { useTranslations } from 'next-intl';
import { HomeHelp } from '@/app/home/frame/home-help';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { defineScreen, noQuery } from '@/lib/router/define-screen';

/** Home's list of questions, alone as a page (contract.md section 5). */
export const screen = defineScreen({ query: noQuery, Screen: HomeHelpAlone });

function HomeHelpAlone() {
  const t = useTranslations('home.alone');
  return (
    <ScreenFrame title={t('help')} heading>
      <HomeHelp />
    </ScreenFrame>
  );
}
