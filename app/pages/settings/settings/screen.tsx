'use client';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import * as v from 'valibot';
import { useSignOut } from '@/app/account/sign-out';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { EmptyArt } from '@/components/art/state-art';
import { Button } from '@/components/button/button';
import { LinkRow, Row, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { Skeleton, SkeletonRows, SkeletonSection } from '@/components/skeleton/skeleton';
import { StateView } from '@/components/state-view/state-view';
import { config } from '@/lib/config';
import { loadOfferedKinds } from '@/lib/consent/offered-kinds';
import { defineScreen } from '@/lib/router/define-screen';
import { lazyPart } from '@/lib/router/lazy-part';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useSession } from '@/lib/session/use-session';
import { useStored } from '@/lib/storage/use-stored';
import { LanguageChoice, ThemeChoice } from './appearance';
import { DevicePermissions } from './device-permissions';
import { Logins } from './logins';
import { ids } from './screen.ids';
import type { SharedDataProps } from './shared-data';

// Its own chunk: consents and uploads are code that no other screen shares.
const SharedData = lazyPart(async () => (await import('./shared-data')).SharedData, null);
const LockSetting = lazyPart(
  async () => (await import('@/app/lock/lock-setting')).LockSetting,
  null,
);
const HeldData = lazyPart(async () => (await import('./held-data')).HeldData, null);

/**
 * Language, theme, lock, consents, uploads, version and sign-out; with `view=data` all that is held about the
 * user (contract.md sections 5 and 6).
 */
export const screen = defineScreen({
  query: v.object({ view: v.optional(v.fallback(v.picklist(['data', 'all']), 'all'), 'all') }),
  Screen: SettingsView,
});

function SettingsView({ view }: { view: 'data' | 'all' }) {
  return view === 'data' ? <HeldDataView /> : <Settings />;
}

function HeldDataView() {
  const t = useTranslations('settings');
  const { isLogged } = useSession();
  const userId = useStored('user_id');
  if (!isLogged || !userId) {
    return (
      <ScreenFrame title={t('title')}>
        <StateView
          page
          art={<EmptyArt />}
          title={t('held')}
          text={t('dataGuest')}
          action={<LogInButton />}
        />
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame title={t('held')} heading="large">
      <Suspense>
        <HeldData userId={userId} />
      </Suspense>
    </ScreenFrame>
  );
}

function Settings() {
  const t = useTranslations('settings');
  // Above the boundary, which would load them again after each part that it waits for.
  const [offered] = useState(loadOfferedKinds);
  return (
    <ScreenFrame title={t('title')} heading="large">
      <Section title={t('looks')} near>
        <LanguageChoice />
        <ThemeChoice />
      </Section>
      {/* One boundary for all that follows: a part that came by itself would move those below it. */}
      <Suspense fallback={<SettingsSkeleton />}>
        <DataAndApp offered={offered} />
      </Suspense>
    </ScreenFrame>
  );
}

function SettingsSkeleton() {
  return (
    <Skeleton>
      <SkeletonSection>
        <SkeletonRows count={6} />
      </SkeletonSection>
    </Skeleton>
  );
}

function DataAndApp({ offered }: Pick<SharedDataProps, 'offered'>) {
  const t = useTranslations('settings');
  const { isLogged } = useSession();
  const userId = useStored('user_id');
  return (
    <>
      {isLogged && <Logins />}
      {isLogged && userId && <LockSetting userId={userId} />}
      <Section title={t('data')}>
        {isLogged && userId ? (
          <SharedData userId={userId} offered={offered} />
        ) : (
          <p className="settings__text">{t('dataGuest')}</p>
        )}
        {isLogged && <HeldDataLink />}
      </Section>
      <DevicePermissions />
      <Section title={t('app')}>
        <AppRows />
      </Section>
      <div className="settings__end stack">
        {!isLogged && <LogInButton />}
        <EndRows />
      </div>
    </>
  );
}

/** What ends the session, and the account. */
function EndRows() {
  const t = useTranslations('settings');
  const linkTo = useLinkTo();
  const { isLogged } = useSession();
  const { ask, question } = useSignOut();
  return (
    <>
      <Rows>
        {isLogged && <LinkRow id={ids.signOut} title={t('signOut')} onClick={ask} />}
        <LinkRow
          id={ids.deletion}
          title={t('deletion')}
          {...linkTo('/pages/policy/policy', { type: 'deletion' })}
        />
      </Rows>
      {question}
    </>
  );
}

function HeldDataLink() {
  const t = useTranslations('settings');
  const linkTo = useLinkTo();
  return (
    <Rows>
      <LinkRow
        id={ids.held}
        title={t('held')}
        text={t('heldText')}
        {...linkTo('/pages/settings/settings', { view: 'data' })}
      />
    </Rows>
  );
}

/** The version and the policies. */
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
