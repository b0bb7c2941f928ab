'use client';
import { lazy, Suspense } from 'react';
import { NeedsSandbox } from '../chrome/needs-sandbox';

/** Spelled out, so that the bundler leaves the gallery out of a build for a real server. */
const Tokens = process.env.NEXT_PUBLIC_API_BASE_URL
  ? NeedsSandbox
  : lazy(async () => ({ default: (await import('./tokens')).Tokens }));

/** The design system's tokens: `out/preview/tokens/index.html`. */
export default function Page() {
  return (
    <Suspense>
      <Tokens />
    </Suspense>
  );
}
