'use client';
import { useMemo } from 'react';
import { galleryAddress } from '@/app/preview/runtime/preview-url';
import { Button } from '@/components/button/button';
import { Choice } from '../chrome/choice';
import { GalleryPage } from '../chrome/gallery-page';
import { LookControls } from '../chrome/look-controls';
import { SearchField } from '../chrome/search-field';
import type { Settings } from '../chrome/settings';
import { SideList } from '../chrome/side-list';
import { type ChangeSettings, useSettings } from '../chrome/use-settings';
import { previewTexts } from '../preview-texts';
import { galleryAreas, stateKinds } from '../screens';
import { countStates, findStates } from './find-states';
import { ScreenSection, sectionId } from './screen-section';

/** Every screen of Luka in every named state, as links and live pictures. */
export function Gallery() {
  const { settings, ready, change } = useSettings();
  const { search, show } = settings;
  const areas = useMemo(() => findStates(galleryAreas, { search, show }), [search, show]);
  const counts = previewTexts.counts(countStates(areas));
  return (
    <GalleryPage
      page="preview"
      title={previewTexts.screens}
      tools={<LookControls settings={settings} change={change} pictures />}
    >
      <div className="gallery-columns" data-size={settings.size} data-width={settings.width}>
        <div className="gallery-columns__side">
          <SearchField
            label={previewTexts.search}
            value={search}
            onChange={(value) => change({ search: value })}
          />
          <SideList
            label={previewTexts.allScreens}
            page={galleryAddress('preview')}
            groups={areas.map(({ title, screens }) => ({
              title,
              parts: screens.map((screen) => ({
                id: sectionId(screen),
                title: screen.title,
                count: screen.states.length,
              })),
            }))}
          />
        </div>
        <div>
          <div className="gallery-head">
            <h1>{previewTexts.screens}</h1>
            <p role="status">{counts}</p>
            <KindChoice settings={settings} change={change} />
          </div>
          {areas.flatMap(({ screens }) =>
            screens.map((screen) => (
              <ScreenSection key={screen.path} {...{ screen, settings, ready }} />
            )),
          )}
          {areas.length === 0 ? (
            <div className="stack">
              <p>{previewTexts.nothingFound}</p>
              <Button small variant="soft" onClick={() => change({ search: '', show: undefined })}>
                {previewTexts.clearSearch}
              </Button>
            </div>
          ) : null}
        </div>
      </div>
    </GalleryPage>
  );
}

function KindChoice({ settings, change }: { settings: Settings; change: ChangeSettings }) {
  const all = { value: 'all', label: previewTexts.all } as const;
  return (
    <Choice
      label={previewTexts.show}
      value={settings.show ?? all.value}
      options={[all, ...stateKinds.map((value) => ({ value, label: previewTexts.kinds[value] }))]}
      onChange={(value) => change({ show: value === 'all' ? undefined : value })}
    />
  );
}
