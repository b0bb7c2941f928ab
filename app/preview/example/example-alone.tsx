'use client';
import { useEffect, useState } from 'react';
import { watchIdle } from '@/app/preview/runtime/watch-idle';
import { pageQuery } from '@/lib/router/page-query';
import { readSettings, usualSettings } from '../chrome/settings';
import { useLookOnPage } from '../chrome/use-look-on-page';
import { ExampleTexts } from '../components/example-texts';
import { findExample } from '../components/examples';
import { previewTexts } from '../preview-texts';

/** The example that the address names, in the look that it asks for. */
export function ExampleAlone() {
  const [name, setName] = useState<string>();
  const settings = name === undefined ? usualSettings : readSettings(pageQuery());
  const { Example } = findExample(name ?? '') ?? {};
  useLookOnPage(settings);
  useEffect(() => {
    const show = () => {
      setName(pageQuery().name ?? '');
      void tellWhenStill();
    };
    delete document.documentElement.dataset.boot;
    show();
    // Whoever takes a picture of each goes from one to the next without loading the page anew.
    window.addEventListener('popstate', show);
    return () => window.removeEventListener('popstate', show);
  }, []);
  if (name === undefined) return null;
  if (!Example) return <p lang="en">{previewTexts.noExample(name)}</p>;
  return (
    <ExampleTexts locale={settings.locale} pseudo={settings.pseudo}>
      <title>{name}</title>
      <div className="gallery-alone">
        <Example />
      </div>
    </ExampleTexts>
  );
}

/** A component asks nobody for anything: it stands as soon as it is drawn. Milliseconds. */
const pauseMs = 120;

/** As a preview of a screen does: for the gallery, and for whoever takes pictures. */
async function tellWhenStill(): Promise<void> {
  document.documentElement.dataset.preview = 'busy';
  await watchIdle(pauseMs).still();
  document.documentElement.dataset.preview = 'still';
  window.parent.postMessage({ preview: 'still' }, '*');
}
