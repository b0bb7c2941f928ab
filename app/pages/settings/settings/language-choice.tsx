import { useTranslations } from 'next-intl';
import { Chips } from '@/components/chips/chips';
import { useFormat } from '@/lib/format/use-format';
import { isLocale, type Locale } from '@/lib/i18n/locale';
import { writeValue } from '@/lib/storage/values';
import { ids } from './screen.ids';

/** Each language in its own words, so that whoever got lost in another one finds the way back. */
const names: readonly { value: Locale; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
  { value: 'vi', label: 'Tiếng Việt' },
];

/** Changes the language at once, and from now on wins over the device's. */
export function LanguageChoice() {
  const t = useTranslations('settings');
  const { locale } = useFormat();
  return (
    <Chips
      id={ids.language}
      label={t('language')}
      options={names}
      value={locale}
      onChange={(chosen) => {
        if (isLocale(chosen)) writeValue('luka_locale', chosen);
      }}
    />
  );
}
