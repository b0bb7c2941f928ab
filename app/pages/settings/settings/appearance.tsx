import { useTranslations } from 'next-intl';
import { ChoiceField } from '@/app/application/choice-field';
import { useFormat } from '@/lib/format/use-format';
import { isLocale, type Locale } from '@/lib/i18n/locale';
import { useStored } from '@/lib/storage/use-stored';
import { writeValue } from '@/lib/storage/values';
import { ids } from './screen.ids';

/** Each language by its own name, so that a user finds it in any current language. */
const languages: readonly { value: Locale; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
  { value: 'vi', label: 'Tiếng Việt' },
];

/** Changes the language, which from then on overrides the device's. */
export function LanguageChoice() {
  const t = useTranslations('settings');
  const { locale } = useFormat();
  return (
    <ChoiceField
      id={ids.language}
      label={t('language')}
      options={languages}
      value={locale}
      onChange={(value) => {
        if (isLocale(value)) writeValue('luka_locale', value);
      }}
    />
  );
}

const themes = ['light', 'dark', 'system'] as const;

const themeNames = {
  light: 'themeLight',
  dark: 'themeDark',
  system: 'themeSystem',
} as const satisfies Record<(typeof themes)[number], string>;

/** Changes the theme: light, dark, or that of the system, the default. */
export function ThemeChoice() {
  const t = useTranslations('settings');
  const current = useStored('luka_theme') ?? 'system';
  return (
    <ChoiceField
      id={ids.theme}
      label={t('theme')}
      options={themes.map((theme) => ({ value: theme, label: t(themeNames[theme]) }))}
      value={current}
      onChange={(value) => {
        const theme = themes.find((one) => one === value);
        if (theme) writeValue('luka_theme', theme);
      }}
    />
  );
}
