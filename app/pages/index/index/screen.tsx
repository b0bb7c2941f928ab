import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { HomeView } from '@/app/home/home-view';
import { config } from '@/lib/config';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { useIsLogged } from '@/lib/session/use-session';

/** Home: the first tab, and the page that is prerendered, for a guest, for the first paint (contract.md section 5). */
export const screen = defineScreen({
  query: noQuery,
  // The route location changes once the page hydrates; rendering again then would discard the prerendered HTML.
  Screen: memo(Home),
});

function Home() {
  const t = useTranslations('shell.tabs');
  const isLogged = useIsLogged();
  return (
    <>
      <title>{`${t('home')} · ${config.brand}`}</title>
      {/* The key: nothing of another session stays mounted. */}
      <HomeView key={isLogged ? 'user' : 'guest'} />
    </>
  );
}
