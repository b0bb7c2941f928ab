'use client';
import { useTranslations } from 'next-intl';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { buttonClass } from '@/components/button/button';
import { Link } from '@/lib/router/link';

/** Shown for a path without a route, or a query that the screen does not accept. */
export function UnknownScreen() {
  const t = useTranslations('shell.unknown');
  return (
    <ScreenFrame title={t('title')} heading>
      <p>{t('text')}</p>
      <Link to="/" className={buttonClass()}>
        {t('home')}
      </Link>
    </ScreenFrame>
  );
}
