'use client';
import { Suspense } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { Skeleton, SkeletonRows } from '@/components/skeleton/skeleton';
import { useFormat } from '@/lib/format/use-format';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { lazyPart } from '@/lib/router/lazy-part';
import { texts } from './texts';

/** The bridge's test page: every event, for testers (contract.md section 5, settings/page_native_test). */
export const screen = defineScreen({ query: noQuery, Screen: NativeTest });

// Its own chunk, so that the texts of the title need not wait for it.
const Tester = lazyPart(async () => (await import('./tester')).Tester);

function NativeTest() {
  const t = texts[useFormat().locale];
  return (
    <ScreenFrame title={t.title} heading="large">
      <Suspense
        fallback={
          <Skeleton>
            <SkeletonRows count={8} />
          </Skeleton>
        }
      >
        <Tester />
      </Suspense>
    </ScreenFrame>
  );
}
