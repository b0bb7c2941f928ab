import { useEffect, useState } from 'react';
import { pageQuery, replacePageQuery } from '@/lib/router/page-query';
import { readSettings, type Settings, settingsQuery, usualSettings } from './settings';

/** Changes some of the settings. */
export type ChangeSettings = (change: Partial<Settings>) => void;

/**
 * The settings of this page, kept in its address. `ready` is false while the exported page comes to
 * life: until then they are the usual ones, whatever the address says.
 */
export function useSettings(): { settings: Settings; ready: boolean; change: ChangeSettings } {
  const [settings, setSettings] = useState<Settings>();
  useEffect(() => setSettings(readSettings(pageQuery())), []);
  return {
    settings: settings ?? usualSettings,
    ready: settings !== undefined,
    change(change) {
      const next = { ...usualSettings, ...settings, ...change };
      setSettings(next);
      replacePageQuery(settingsQuery(next));
    },
  };
}
