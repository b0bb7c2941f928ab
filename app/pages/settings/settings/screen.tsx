'use client';
import { useTranslations } from 'next-intl';
import { type ComponentType, lazy, Suspense } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { Button } from '@/components/button/button';
import { LinkRow, Row, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { config } from '@/lib/config';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useSession } from '@/lib/session/use-session';
import { useStored } from '@/lib/storage/use-stored';
import { LanguageChoice, ThemeChoice } from './appearance';
import { DevicePermissions } from './device-permissions';
import { ids } from './screen.ids';
import { SignOut } from './sign-out';
import './screen.css';

// Its own chunk: consents and uploads are code that no other screen shares.
const SharedData = lazy<ComponentType<{ userId: string }>>(() =>
  import('./shared-data').then(
    ({ SharedData }) => ({ default: SharedData }),
    () => ({ default: () => null }),
  ),
);

const LockSetting = lazy<ComponentType<{ userId: string }>>(() =>
  import('@/app/lock/lock-setting').then(
    ({ LockSetting }) => ({ default: LockSetting }),
    () => ({ default: () => null }),
  ),
);

/** Language, theme, lock, consents, uploads, version and sign-out (contract.md sections 5 and 6). */
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
          <p className="settings__empty">{t('dataGuest')}</p>
        )}
        <DevicePermissions />
      </Section>
      {isLogged && userId && (
        <Suspense>
          <LockSetting userId={userId} />
        </Suspense>
      )}
      <Section title={t('app')}>
        <AppRows />
      </Section>
      <div className="settings__end">{isLogged ? <SignOut /> : <LogInButton />}</div>
    </ScreenFrame>
  );
}

/** The version, the policies, and for testers the bridge's test page. */
function AppRows() {
  const t = useTranslations('settings');
  const tPolicy = useTranslations('policy');
  const linkTo = useLinkTo();
  // The shell's version; in a browser that of the build.
  const app = useStored('appInfo');
  const version = t('versionText', {
    version: app?.versionName ?? config.appVersion,
    code: String(app?.versionCode ?? config.versionCode),
    build: config.webBuild,
  });
  return (
    <Rows>
      <Row title={t('version')} end={<span id={ids.version}>{version}</span>} />
      <LinkRow
        title={tPolicy('title.privacy')}
        {...linkTo('/pages/policy/policy', { type: 'privacy' })}
      />
      <LinkRow
        title={tPolicy('title.terms')}
        {...linkTo('/pages/policy/policy', { type: 'terms' })}
      />
      <LinkRow
        title={tPolicy('title.about', { brand: config.brand })}
        {...linkTo('/pages/policy/policy', { type: 'about' })}
      />
      {config.sandbox && (
        <LinkRow
          id={ids.nativeTest}
          title={t('nativeTest')}
          {...linkTo('/pages/settings/page_native_test')}
        />
      )}
    </Rows>
  );
}

function LogInButton() {
  const t = useTranslations('settings');
  const linkTo = useLinkTo();
  return (
    <Button id={ids.enter} variant="soft" {...linkTo('/pages/account/get-code-page/get-code-page')}>
      {t('enter')}
    </Button>
  );
}
