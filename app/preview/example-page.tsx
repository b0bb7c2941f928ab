'use client';
import { useEffect, useState } from 'react';
import { pageQuery } from '@/lib/router/page-query';
import { ExampleTexts } from './components-page';
import { findExample } from './examples';
import { reportIdle, watchIdle } from './runtime/watch-idle';
import { defaultSettings, readSettings, useLookOnPage } from './settings';

/** Milliseconds without a change: a component sends no request, so it is idle once it has rendered. */
const pauseMs = 120;

/** One example and nothing else: `out/preview/example/index.html?name=button.primary`, with look parameters. */
export function ExamplePage() {
  const [name, setName] = useState<string>();
  const settings = name === undefined ? defaultSettings : readSettings(pageQuery());
  const { Example } = findExample(name ?? '') ?? {};
  useLookOnPage(settings);
  useEffect(() => {
    const show = () => {
      setName(pageQuery().name ?? '');
      void reportIdle(watchIdle({ pauseMs, mayBeBusy: true }).idle());
    };
    show();
    // The picture tests change the URL without reloading the page.
    window.addEventListener('popstate', show);
    return () => window.removeEventListener('popstate', show);
  }, []);
  if (name === undefined) return null;
  if (!Example) return <p lang="en">{`There is no example “${name}”`}</p>;
  return (
    <ExampleTexts {...settings}>
      <title>{name}</title>
      <div className="gallery-alone">
        <Example />
      </div>
    </ExampleTexts>
  );
}
