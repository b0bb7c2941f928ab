import { useEffect } from 'react';
import { useStored } from '@/lib/storage/use-stored';

/** The themes a page can be given from outside. */
export type Theme = 'light' | 'dark';

/** Keeps `<html data-theme>` in step with the choice in Settings; `preset` wins, for previews. */
export function useTheme(preset?: Theme): void {
  const choice = useStored('luka_theme');
  useEffect(() => {
    const theme = preset ?? choice;
    const { dataset } = document.documentElement;
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    else if (theme === 'system') delete dataset.theme;
  }, [choice, preset]);
}
