import { useTranslations } from 'next-intl';
import { HomeHelp } from '@/app/home/home-help';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { defineScreen, noQuery } from '@/lib/router/define-screen';

/** Home's help links as a screen of their own (contract.md section 5). */
export const screen = defineScreen({ query: noQuery, Screen: HomeHelpScreen });

function HomeHelpScreen() {
  const t = useTranslations('home.standalone');
  return (
    <ScreenFrame title={t('help')} heading>
      <HomeHelp />
    </ScreenFrame>
  );
}
