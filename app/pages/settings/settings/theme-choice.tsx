import { useTranslations } from 'next-intl';
import { Chips } from '@/components/chips/chips';
import { useStored } from '@/lib/storage/use-stored';
import { writeValue } from '@/lib/storage/values';
import { ids } from './screen.ids';

const themes = ['light', 'dark', 'system'] as const;

const names = {
  light: 'themeLight',
  dark: 'themeDark',
  system: 'themeSystem',
} as const satisfies Record<(typeof themes)[number], string>;

/** Light, dark, or as the phone has it, which is how it begins. */
export function ThemeChoice() {
  const t = useTranslations('settings');
  const chosen = useStored('luka_theme') ?? 'system';
  return (
    <Chips
      id={ids.theme}
      label={t('theme')}
      options={themes.map((theme) => ({ value: theme, label: t(names[theme]) }))}
      value={chosen}
      onChange={(value) => {
        const theme = themes.find((one) => one === value);
        if (theme) writeValue('luka_theme', theme);
      }}
    />
  );
}
