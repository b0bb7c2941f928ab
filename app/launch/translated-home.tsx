'use client';
import { screen } from '@/app/pages/index/index/screen';
import type { Locale } from '@/lib/i18n/locale';
import { HashApp } from './hash-app';

/** The hash app's prerendered Home in a language. */
export function TranslatedHome({ locale }: { locale: Locale }) {
  return <HashApp home={screen} prerenderedIn={locale} />;
}
