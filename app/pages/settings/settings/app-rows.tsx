import { useTranslations } from 'next-intl';
import { LinkRow, Row, Rows } from '@/components/rows/rows';
import { config } from '@/lib/config';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useStored } from '@/lib/storage/use-stored';
import { ids } from './screen.ids';

/** The version, the policies, and for testers the page of the shell's events. */
export function AppRows() {
  const t = useTranslations('settings');
  const tPolicy = useTranslations('policy');
  const linkTo = useLinkTo();
  // In the shell the app's own version counts, elsewhere the build's.
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
      {forTesters && (
        <LinkRow
          id={ids.nativeTest}
          title={t('nativeTest')}
          {...linkTo('/pages/settings/page_native_test')}
        />
      )}
    </Rows>
  );
}

/** A release build of a real server leaves it out (contract.md section 5, page_native_test). */
const forTesters = config.sandbox || process.env.NODE_ENV !== 'production';
