'use client';
import { galleryAddress } from '@/app/preview/runtime/preview-url';
import { GalleryPage } from '../chrome/gallery-page';
import { LookControls } from '../chrome/look-controls';
import { SearchField } from '../chrome/search-field';
import { SideList } from '../chrome/side-list';
import { useLookOnPage } from '../chrome/use-look-on-page';
import { useSettings } from '../chrome/use-settings';
import { previewTexts } from '../preview-texts';
import { ComponentSection, componentTitle, sectionId } from './component-section';
import { ExampleTexts } from './example-texts';
import { type GalleryComponent, galleryComponents } from './examples';

/** Every component of the design system in every state worth looking at, alive. */
export function Components() {
  const { settings, ready, change } = useSettings();
  useLookOnPage(settings);
  const words = settings.search.toLowerCase();
  const shown = galleryComponents.filter(({ name }) => name.includes(words));
  const count = shown.reduce((total, { examples }) => total + examples.length, 0);
  return (
    <GalleryPage
      page="preview/components"
      title={previewTexts.components}
      tools={<LookControls settings={settings} change={change} />}
    >
      <div className="gallery-columns">
        <div className="gallery-columns__side">
          <SearchField
            label={previewTexts.searchComponents}
            value={settings.search}
            onChange={(search) => change({ search })}
          />
          <SideList
            label={previewTexts.allComponents}
            page={galleryAddress('preview/components')}
            groups={[{ parts: shown.map(partOf) }]}
          />
        </div>
        <div>
          <div className="gallery-head">
            <h1>{previewTexts.componentsTitle}</h1>
            <p role="status">{previewTexts.componentsCount(shown.length, count)}</p>
          </div>
          {ready ? (
            <ExampleTexts locale={settings.locale} pseudo={settings.pseudo}>
              {shown.map((component) => (
                <ComponentSection key={component.name} component={component} settings={settings} />
              ))}
            </ExampleTexts>
          ) : null}
        </div>
      </div>
    </GalleryPage>
  );
}

function partOf(component: GalleryComponent) {
  return {
    id: sectionId(component),
    title: componentTitle(component),
    count: component.examples.length,
  };
}
