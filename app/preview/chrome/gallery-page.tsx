'use client';
import { type ReactNode, useEffect } from 'react';
import { galleryAddress } from '@/app/preview/runtime/preview-url';
import { Wordmark } from '@/components/wordmark/wordmark';
import { config } from '@/lib/config';
import { previewTexts } from '../preview-texts';

const pages = [
  { page: 'preview', label: previewTexts.screens },
  { page: 'preview/compare', label: previewTexts.compare },
  { page: 'preview/components', label: previewTexts.components },
  { page: 'preview/tokens', label: previewTexts.tokens },
] as const;

type Props = {
  page: (typeof pages)[number]['page'];
  title: string;
  /** Below the bar: what the page is looked at with. */
  tools?: ReactNode;
  children: ReactNode;
};

/** The frame of the gallery's own pages: its bar leads to the others. English, as its makers are many. */
export function GalleryPage({ page: current, title, tools, children }: Props) {
  useUncovered();
  return (
    <div className="gallery" lang="en">
      <title>{previewTexts.title(title)}</title>
      <button type="button" className="gallery__skip" onClick={skipToContent}>
        {previewTexts.skip}
      </button>
      <header className="gallery__bar">
        <a className="gallery__brand" href={galleryAddress('preview')}>
          <Wordmark name={config.name} /> <span>{previewTexts.brand}</span>
        </a>
        <nav aria-label={previewTexts.pages}>
          {pages.map(({ page, label }) => (
            <a
              key={page}
              className="gallery__link"
              href={galleryAddress(page)}
              aria-current={page === current ? 'page' : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
      </header>
      {tools}
      <main id="content" className="gallery__content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** No link: the base address would make `#content` mean the app's index. */
function skipToContent(): void {
  document.getElementById('content')?.focus();
}

/** The boot script covers what is not Home: the gallery is none of its screens. */
function useUncovered(): void {
  useEffect(() => {
    delete document.documentElement.dataset.boot;
    document.documentElement.lang = 'en';
  }, []);
}
