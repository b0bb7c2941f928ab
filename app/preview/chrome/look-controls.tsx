'use client';
import { locales } from '@/lib/i18n/locale';
import { previewTexts } from '../preview-texts';
import { textSizes, themes } from '../world/look';
import { Choice, Switch } from './choice';
import { type Settings, sizes, widths } from './settings';
import type { ChangeSettings } from './use-settings';

type Props = {
  settings: Settings;
  change: ChangeSettings;
  /** Also width and size of pictures, where the page shows any. */
  pictures?: boolean;
};

/** How everything is looked at: language, theme, width, text and motion. */
export function LookControls({ settings, change, pictures = false }: Props) {
  const { locale = 'es', theme = 'device', width, text = '100', pseudo, motion, size } = settings;
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
      {pictures ? (
        <Choice
          label={previewTexts.width}
          value={width}
          options={widths.map((value) => ({ value, label: previewTexts.widths[value] }))}
          onChange={(value) => change({ width: value })}
        />
      ) : null}
      <Choice
        label={previewTexts.text}
        value={text}
        options={textSizes.map((value) => ({ value, label: previewTexts.texts[value] }))}
        onChange={(value) => change({ text: value === '100' ? undefined : value })}
      />
      {pictures ? (
        <Choice
          label={previewTexts.size}
          value={size}
          options={sizes.map((value) => ({ value, label: previewTexts.sizes[value] }))}
          onChange={(value) => change({ size: value })}
        />
      ) : null}
      <div className="gallery-controls__switches">
        <Switch
          label={previewTexts.pseudo}
          on={pseudo === '1'}
          onChange={(on) => change({ pseudo: on ? '1' : undefined })}
        />
        <Switch
          label={previewTexts.motion}
          on={motion === 'reduce'}
          onChange={(on) => change({ motion: on ? 'reduce' : undefined })}
        />
      </div>
    </section>
  );
}
