'use client';
import { useEffect, useState } from 'react';
import { pageQuery, replacePageQuery } from '@/lib/router/page-query';
import { GalleryPage } from '../chrome/gallery-page';
import { previewTexts } from '../preview-texts';
import { CompareControls } from './compare-controls';
import { type CompareSettings, compareQuery, readCompare, shownState } from './compare-settings';
import { ComparedSide } from './compared-side';
import { StateChoice } from './state-choice';
import { useScrollTogether } from './use-scroll-together';

/** One state of one screen in two looks, both alive. */
export function Compare() {
  const { settings, change } = useCompare();
  const frames = useScrollTogether();
  return (
    <GalleryPage
      page="preview/compare"
      title={previewTexts.compare}
      tools={settings ? <CompareControls settings={settings} change={change} /> : null}
    >
      <div className="gallery-head">
        <h1>{previewTexts.compareTitle}</h1>
        {settings ? <StateChoice {...shownState(settings)} change={change} /> : null}
      </div>
      {settings ? (
        <div className="gallery-compare" data-width={settings.width}>
          <ComparedSide name="a" settings={settings} change={change} frame={frames.a} />
          <ComparedSide name="b" settings={settings} change={change} frame={frames.b} />
        </div>
      ) : null}
    </GalleryPage>
  );
}

/** The settings, kept in the address; `undefined` while the exported page comes to life. */
function useCompare() {
  const [settings, setSettings] = useState<CompareSettings>();
  useEffect(() => setSettings(readCompare(pageQuery())), []);
  function change(part: Partial<CompareSettings>) {
    if (!settings) return;
    const next = { ...settings, ...part };
    setSettings(next);
    replacePageQuery(compareQuery(next));
  }
  return { settings, change };
}
