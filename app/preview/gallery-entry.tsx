'use client';
import { Suspense } from 'react';
import { lazyPart } from '@/lib/router/lazy-part';
import type { GalleryPage } from './gallery-pages';

const Gallery = lazyPart(async () => (await import('./gallery')).Gallery);

/** A page of the gallery, loaded on demand. */
export function GalleryEntry({ page }: { page: GalleryPage }) {
  return (
    <Suspense>
      <Gallery page={page} />
    </Suspense>
  );
}
