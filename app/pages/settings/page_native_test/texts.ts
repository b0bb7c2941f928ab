import type { Locale } from '@/lib/i18n/locale';
import en from '@/locales/long/native-test/en.json';
import es from '@/locales/long/native-test/es.json';
import vi from '@/locales/long/native-test/vi.json';

/** Part of this screen's chunk: only testers load it, while every user loads the catalogue. */
export const texts: Record<Locale, typeof es> = { es, en, vi };
