'use client';
import { lazy, Suspense } from 'react';
import { NeedsSandbox } from '../chrome/needs-sandbox';

/** Spelled out, so that the bundler leaves the gallery out of a build for a real server. */
const ExampleAlone = process.env.NEXT_PUBLIC_API_BASE_URL
  ? NeedsSandbox
  : lazy(async () => ({ default: (await import('./example-alone')).ExampleAlone }));

/** One example of a component and nothing else: `out/preview/example/index.html?name=button.primary`. */
export default function Page() {
  return (
    <Suspense>
      <ExampleAlone />
    </Suspense>
  );
}
