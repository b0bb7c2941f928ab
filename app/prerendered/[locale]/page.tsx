import { TranslatedHome } from '@/app/launch/translated-home';
import { exportLocale, locales } from '@/lib/i18n/locale';

/**
 * Home in each language that is not the export's. The build moves them into the hash app's page, which shows
 * the one of the user's language before any script has loaded: scripts/export/add-languages.
 */
export function generateStaticParams() {
  return locales.filter((locale) => locale !== exportLocale).map((locale) => ({ locale }));
}

export const dynamicParams = false;

export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const known = locales.find((each) => each === locale);
  return known && <TranslatedHome locale={known} />;
}
