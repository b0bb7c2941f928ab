'use client';
import { lookQuery } from '@/app/preview/runtime/look';
import { galleryAddress } from '@/app/preview/runtime/preview-url';
import { Picture } from '../chrome/picture';
import { lookOf, type Settings } from '../chrome/settings';
import { previewTexts } from '../preview-texts';
import type { Example, GalleryComponent } from './examples';

/** The id of a component's section. */
export function sectionId({ name }: Pick<GalleryComponent, 'name'>): string {
  return `component-${name}`;
}

/** `app-bar` is "app bar". */
export function componentTitle({ name }: Pick<GalleryComponent, 'name'>): string {
  return name.replace(/-/g, ' ');
}

type Props = { component: GalleryComponent; settings: Settings };

/** One component: its examples where they are, or as pictures of pages of their own. */
export function ComponentSection({ component, settings }: Props) {
  const { name, alone, examples } = component;
  const id = sectionId(component);
  return (
    <section className="gallery-section" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className="gallery-section__head" lang="en">
        <h2 id={`${id}-title`}>{componentTitle(component)}</h2>
        <code>{`components/${name}`}</code>
      </div>
      <ul
        className={
          alone ? 'gallery-section__states gallery-section__states--alone' : 'gallery-examples'
        }
      >
        {examples.map((example) => (
          <li key={example.name} className={alone ? 'gallery-card' : 'gallery-example'}>
            <ExampleView {...{ example, component, settings }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ExampleView({ example, component, settings }: Props & { example: Example }) {
  const { title, Example } = example;
  const src = galleryAddress('preview/example', {
    name: `${component.name}.${example.name}`,
    ...lookQuery(lookOf(settings)),
  });
  const label = previewTexts.picture(component.name, title);
  return (
    <>
      <div className="gallery-example__name" lang="en">
        <a href={src}>{title}</a>
      </div>
      {component.alone ? (
        <Picture src={src} title={label} width="360" />
      ) : (
        <div className="gallery-example__stage">
          <Example />
        </div>
      )}
    </>
  );
}
