import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { pageQuery, replacePageQuery } from '@/lib/router/page-query';
import type { Query } from '@/lib/router/target';
import { applyLook, type Look, lookQuery, lookSchema } from './runtime/look';

/** What a state's page shows; the first one is what it opens with. */
export const tools = ['measure', 'sheet'] as const;

const schema = v.object({
  ...lookSchema.entries,
  search: v.fallback(v.optional(v.string(), ''), ''),
  /** Of the page of one state: the path of its screen, its name, and what is shown of it. */
  screen: v.optional(v.string()),
  state: v.optional(v.string()),
  tool: v.fallback(v.optional(v.picklist(tools)), undefined),
});

/** The settings of a gallery page. They are stored in its URL, so that a link shows the same. */
export type Settings = v.InferOutput<typeof schema>;

/** Reads settings from a URL; invalid values count as absent. */
export function readSettings(query: Query): Settings {
  return v.parse(schema, query);
}

export const defaultSettings: Settings = readSettings({});

/** Settings as URL parameters, without those that have their default. */
export function settingsQuery(settings: Settings): Query {
  const { screen, state, tool, search } = settings;
  const ofState = Object.entries({ screen, state, tool }).filter(([, value]) => value);
  return {
    ...Object.fromEntries(ofState),
    ...lookQuery(settings),
    ...(search && { search }),
  };
}

/** What every page of the gallery gets. */
export type GalleryProps = {
  settings: Settings;
  /** False until the URL has been read, after hydration: until then the settings are the defaults. */
  ready: boolean;
  change: (change: Partial<Settings>) => void;
};

/** The settings of this page, read from its URL and written to it. */
export function useSettings(): GalleryProps {
  const [settings, setSettings] = useState<Settings>();
  useEffect(() => setSettings(readSettings(pageQuery())), []);
  return {
    settings: settings ?? defaultSettings,
    ready: settings !== undefined,
    change(change) {
      const next = { ...defaultSettings, ...settings, ...change };
      setSettings(next);
      replacePageQuery(settingsQuery(next));
    },
  };
}

/** Applies theme, text size and motion to this page. */
export function useLookOnPage({ theme, text, motion }: Look): void {
  useEffect(() => {
    applyLook({ theme, text, motion });
    const { dataset } = document.documentElement;
    if (theme) dataset.theme = theme;
    else delete dataset.theme;
  }, [theme, text, motion]);
}
