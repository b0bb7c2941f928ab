'use client';
import { useTranslations } from 'next-intl';
import { type ComponentType, lazy, Suspense } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { Section } from '@/components/section/section';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { useSession } from '@/lib/session/use-session';
import { useStored } from '@/lib/storage/use-stored';
import { AppRows } from './app-rows';
import { DevicePermissions } from './device-permissions';
import { EnterRow } from './enter-row';
import { LanguageChoice } from './language-choice';
import { SignOut } from './sign-out';
import { ThemeChoice } from './theme-choice';
import './screen.css';

// A chunk of its own: with all that asks, sends and lists, no other screen shares it.
const SharedData = lazy<ComponentType<{ userId: string }>>(() =>
  import('./shared-data').then(
    ({ SharedData }) => ({ default: SharedData }),
    () => ({ default: () => null }),
  ),
);

/** Language, theme, consents, what was sent, version and sign-out (contract.md sections 5 and 6). */
export const screen = defineScreen({ query: noQuery, Screen: Settings });

function Settings() {
  const t = useTranslations('settings');
  const { isLogged } = useSession();
  const userId = useStored('user_id');
  return (
    <ScreenFrame title={t('title')} heading>
      <Section title={t('looks')} near>
        <LanguageChoice />
        <ThemeChoice />
      </Section>
      <Section title={t('data')}>
        <p className="settings__text">{t('dataText')}</p>
        {isLogged && userId ? (
          <Suspense>
            <SharedData userId={userId} />
          </Suspense>
        ) : (
          <p className="settings__none">{t('dataGuest')}</p>
        )}
        <DevicePermissions />
      </Section>
      <Section title={t('app')}>
        <AppRows />
      </Section>
      <div className="settings__end">{isLogged ? <SignOut /> : <EnterRow />}</div>
    </ScreenFrame>
  );
}
