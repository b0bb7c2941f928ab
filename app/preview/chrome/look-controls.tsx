'use client';
import { themes } from '@/app/preview/runtime/look';
import { locales } from '@/lib/i18n/locale';
import { previewTexts } from '../preview-texts';
import { Choice } from './choice';
import { LookSwitches, TextChoice, WidthChoice } from './look-choices';
import { type Settings, sizes } from './settings';
import type { ChangeSettings } from './use-settings';

type Props = {
  settings: Settings;
  change: ChangeSettings;
  /** Also width and size of pictures, where the page shows any. */
  pictures?: boolean;
};

/** How everything is looked at: language, theme, width, text and motion. */
export function LookControls({ settings, change, pictures = false }: Props) {
  const { locale = 'es', theme = 'device', width, text, pseudo, motion, size } = settings;
  return (
    <section className="gallery-controls" aria-label={previewTexts.look}>
      <Choice
        label={previewTexts.language}
        value={locale}
        options={locales.map((value) => ({ value, label: previewTexts.languages[value] }))}
        onChange={(value) => change({ locale: value === 'es' ? undefined : value })}
      />
      <Choice
        label={previewTexts.theme}
        value={theme}
        options={(['device', ...themes] as const).map((value) => ({
          value,
          label: previewTexts.themes[value],
        }))}
        onChange={(value) => change({ theme: value === 'device' ? undefined : value })}
      />
      {pictures ? <WidthChoice width={width} change={change} /> : null}
      <TextChoice text={text} change={change} />
      {pictures ? (
        <Choice
          label={previewTexts.size}
          value={size}
          options={sizes.map((value) => ({ value, label: previewTexts.sizes[value] }))}
          onChange={(value) => change({ size: value })}
        />
      ) : null}
      <LookSwitches pseudo={pseudo} motion={motion} change={change} />
    </section>
  );
}
