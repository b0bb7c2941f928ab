'use client';
import { Choice, Switch } from '../chrome/choice';
import { widths } from '../chrome/settings';
import { previewTexts } from '../preview-texts';
import { textSizes } from '../world/look';
import type { CompareSettings } from './compare-settings';

type Props = { settings: CompareSettings; change: (part: Partial<CompareSettings>) => void };

/** What both sides have in common. */
export function CompareControls({ settings, change }: Props) {
  const { width, text = '100', pseudo, motion, a, b } = settings;
  return (
    <section className="gallery-controls" aria-label={previewTexts.look}>
      <Choice
        label={previewTexts.width}
        value={width}
        options={widths.map((value) => ({ value, label: previewTexts.widths[value] }))}
        onChange={(value) => change({ width: value })}
      />
      <Choice
        label={previewTexts.text}
        value={text}
        options={textSizes.map((value) => ({ value, label: previewTexts.texts[value] }))}
        onChange={(value) => change({ text: value === '100' ? undefined : value })}
      />
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
        <button type="button" className="gallery-switch" onClick={() => change({ a: b, b: a })}>
          {previewTexts.swap}
        </button>
      </div>
    </section>
  );
}
