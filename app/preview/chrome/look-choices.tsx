import type { ReactNode } from 'react';
import { type Look, textSizes } from '@/app/preview/runtime/look';
import { previewTexts } from '../preview-texts';
import { Choice, Switch } from './choice';
import { type Settings, widths } from './settings';

type TextSize = { text: Look['text'] };
type Switches = Pick<Look, 'pseudo' | 'motion'>;

/** How wide the pictures of pages are. */
export function WidthChoice(props: {
  width: Settings['width'];
  change: (part: Pick<Settings, 'width'>) => void;
}) {
  return (
    <Choice
      label={previewTexts.width}
      value={props.width}
      options={widths.map((value) => ({ value, label: previewTexts.widths[value] }))}
      onChange={(value) => props.change({ width: value })}
    />
  );
}

/** How large all text is. */
export function TextChoice({
  text = '100',
  change,
}: Partial<TextSize> & { change: (part: TextSize) => void }) {
  return (
    <Choice
      label={previewTexts.text}
      value={text}
      options={textSizes.map((value) => ({ value, label: previewTexts.texts[value] }))}
      onChange={(value) => change({ text: value === '100' ? undefined : value })}
    />
  );
}

/** Lengthened texts and reduced motion; `children` stand behind them. */
export function LookSwitches({
  pseudo,
  motion,
  change,
  children,
}: Switches & { change: (part: Partial<Switches>) => void; children?: ReactNode }) {
  return (
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
      {children}
    </div>
  );
}
