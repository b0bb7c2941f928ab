'use client';
import { lazy, Suspense } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { EmptyArt } from '@/components/art/state-art';
import { Skeleton, SkeletonRows } from '@/components/skeleton/skeleton';
import { StateView } from '@/components/state-view/state-view';
import { useFormat } from '@/lib/format/use-format';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import { texts } from './texts';

/** The bridge's test page: every event, for testers (contract.md section 5, settings/page_native_test). */
export const screen = defineScreen({ query: noQuery, Screen: NativeTest });

// The condition is inline, so that the bundler drops the tester from a build for a real server.
const Tester = process.env.NEXT_PUBLIC_API_BASE_URL
  ? null
  : lazy(() => import('./tester').then(({ Tester }) => ({ default: Tester })));

function NativeTest() {
  const t = texts[useFormat().locale];
  return (
    <ScreenFrame title={t.title} heading>
      {Tester ? (
        <Suspense
          fallback={
            <Skeleton>
              <SkeletonRows count={8} />
            </Skeleton>
          }
        >
          <Tester />
        </Suspense>
      ) : (
        <StateView art={<EmptyArt />} title={t.goneTitle} text={t.goneText} />
      )}
    </ScreenFrame>
  );
}
