import type { Locale } from '@/lib/i18n/locale';
import en from '@/locales/long/lock/en.json';
import es from '@/locales/long/lock/es.json';
import vi from '@/locales/long/lock/vi.json';

/** Beside the code that shows them: the cover has to be complete before any catalogue of screens is loaded. */
export const texts: Record<Locale, typeof es> = { es, en, vi };
