'use client';
import { LookSwitches, TextChoice, WidthChoice } from '../chrome/look-choices';
import { previewTexts } from '../preview-texts';
import type { CompareSettings } from './compare-settings';

type Props = { settings: CompareSettings; change: (part: Partial<CompareSettings>) => void };

/** What both sides have in common. */
export function CompareControls({ settings, change }: Props) {
  const { width, text, pseudo, motion, a, b } = settings;
  return (
    <section className="gallery-controls" aria-label={previewTexts.look}>
      <WidthChoice width={width} change={change} />
      <TextChoice text={text} change={change} />
      <LookSwitches pseudo={pseudo} motion={motion} change={change}>
        <button type="button" className="gallery-switch" onClick={() => change({ a: b, b: a })}>
          {previewTexts.swap}
        </button>
      </LookSwitches>
    </section>
  );
}
