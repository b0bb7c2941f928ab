'use client';
import { lazy, Suspense } from 'react';
import { NeedsSandbox } from '../chrome/needs-sandbox';

/** Spelled out, so that the bundler leaves the gallery out of a build for a real server. */
const Components = process.env.NEXT_PUBLIC_API_BASE_URL
  ? NeedsSandbox
  : lazy(async () => ({ default: (await import('./components')).Components }));

/** The design system's components in all their states: `out/preview/components/index.html`. */
export default function Page() {
  return (
    <Suspense>
      <Components />
    </Suspense>
  );
}
