'use client';
import { Suspense } from 'react';
import { Page } from '@/components/page/page';
import { lazyPart } from '@/lib/router/lazy-part';
import type { GalleryPage } from './gallery-pages';

/** The condition is inlined here, so that the bundler drops the gallery from a build for a real server. */
const Gallery = process.env.NEXT_PUBLIC_API_BASE_URL
  ? NeedsSandbox
  : lazyPart(async () => (await import('./gallery')).Gallery);

/** A page of the gallery, loaded on demand. */
export function GalleryEntry({ page }: { page: GalleryPage }) {
  return (
    <Suspense>
      <Gallery page={page} />
    </Suspense>
  );
}

function NeedsSandbox(_props: { page: GalleryPage }) {
  return (
    <Page>
      <div lang="en" className="stack mt-5">
        <title>Luka previews</title>
        <h1>Previews need a build with the sandbox</h1>
        <p>
          This build talks to a real server. Build without NEXT_PUBLIC_API_BASE_URL to see every
          screen in every state.
        </p>
      </div>
    </Page>
  );
}
