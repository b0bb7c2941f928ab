'use client';
import { lazy, Suspense } from 'react';
import { NeedsSandbox } from '../chrome/needs-sandbox';

/** Spelled out, so that the bundler leaves the gallery out of a build for a real server. */
const Compare = process.env.NEXT_PUBLIC_API_BASE_URL
  ? NeedsSandbox
  : lazy(async () => ({ default: (await import('./compare')).Compare }));

/** Two looks of one state, side by side: `out/preview/compare/index.html?screen=…&state=…&a=es-light&b=vi-dark`. */
export default function Page() {
  return (
    <Suspense>
      <Compare />
    </Suspense>
  );
}
