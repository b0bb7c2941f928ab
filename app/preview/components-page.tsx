'use client';
import { type ReactNode, Suspense } from 'react';
import { useShownLocale } from '@/app/layout/use-shown-locale';
import { allScreenParts } from '@/lib/i18n/catalogue';
import { I18nProvider } from '@/lib/i18n/i18n-provider';
import { exportLocale, htmlLang } from '@/lib/i18n/locale';
import { ScreenTexts } from '@/lib/i18n/screen-texts';
import { type Example, type GalleryComponent, galleryComponents } from './examples';
import { Picture } from './picture';
import { type Look, lookQuery } from './runtime/look';
import { galleryUrl } from './runtime/preview-url';
import type { GalleryProps, Settings } from './settings';
import { Sidebar } from './sidebar';

/** Every component of the design system with its examples, which can be used. */
export function ComponentsPage({ settings, ready, change }: GalleryProps) {
  const words = settings.search.toLowerCase();
  const shown = galleryComponents.filter(({ name }) => name.includes(words));
  const examples = shown.reduce((total, component) => total + component.examples.length, 0);
  return (
    <div className="gallery-columns">
      <Sidebar
        label="Search components"
        search={settings.search}
        onSearch={(search) => change({ search })}
        page={galleryUrl('preview/components')}
        groups={[
          {
            sections: shown.map((component) => ({
              id: sectionId(component),
              title: titleOf(component),
              count: component.examples.length,
            })),
          },
        ]}
      />
      <div>
        <div className="row">
          <h1>Components</h1>
          <p
            className="muted"
            role="status"
          >{`${shown.length} components, ${examples} examples`}</p>
        </div>
        {ready ? (
          <ExampleTexts {...settings}>
            {shown.map((component) => (
              <ComponentSection key={component.name} component={component} settings={settings} />
            ))}
          </ExampleTexts>
        ) : null}
      </div>
    </div>
  );
}

type SectionProps = { component: GalleryComponent; settings: Settings };

function ComponentSection({ component, settings }: SectionProps) {
  const { name, alone, examples } = component;
  const id = sectionId(component);
  const list = alone
    ? 'gallery-section__states gallery-section__states--alone'
    : 'gallery-examples';
  return (
    <section className="gallery-section" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className="gallery-section__head row" lang="en">
        <h2 id={`${id}-title`}>{titleOf(component)}</h2>
        <code>{`components/${name}`}</code>
      </div>
      <ul className={list}>
        {examples.map((example) => (
          <li key={example.name} className={alone ? 'gallery-card' : 'gallery-example'}>
            <ExampleView {...{ example, component, settings }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An example in place, or a picture of its own page if it covers the window. */
function ExampleView({ example, component, settings }: SectionProps & { example: Example }) {
  const { title, Example } = example;
  const src = galleryUrl('preview/example', {
    name: `${component.name}.${example.name}`,
    ...lookQuery(settings),
  });
  return (
    <>
      <div className="gallery-example__name small" lang="en">
        <a href={src}>{title}</a>
      </div>
      {component.alone ? (
        <Picture src={src} title={`${component.name}, ${title}`} />
      ) : (
        <div className="gallery-example__frame">
          <Example />
        </div>
      )}
    </>
  );
}

type TextsProps = Pick<Look, 'locale'> & { children: ReactNode };

/** Gives examples the catalogue in the chosen language. */
export function ExampleTexts({ locale: chosen = exportLocale, children }: TextsProps) {
  const { locale } = useShownLocale(chosen);
  return (
    <Suspense>
      <I18nProvider locale={locale}>
        <ScreenTexts parts={allScreenParts}>
          <div lang={htmlLang[locale]}>{children}</div>
        </ScreenTexts>
      </I18nProvider>
    </Suspense>
  );
}

function sectionId({ name }: Pick<GalleryComponent, 'name'>): string {
  return `component-${name}`;
}

/** `app-bar` is "app bar". */
function titleOf({ name }: Pick<GalleryComponent, 'name'>): string {
  return name.replace(/-/g, ' ');
}
