'use client';
import { lazy, Suspense } from 'react';
import { NeedsSandbox } from './chrome/needs-sandbox';

/** Spelled out, so that the bundler leaves the gallery out of a build for a real server. */
const Gallery = process.env.NEXT_PUBLIC_API_BASE_URL
  ? NeedsSandbox
  : lazy(async () => ({ default: (await import('./gallery/gallery')).Gallery }));

/** The designers' gallery: `out/preview/index.html`. */
export default function Page() {
  return (
    <Suspense>
      <Gallery />
    </Suspense>
  );
}
