'use client';
import { FailedScreen } from './failed-screen';
import { UnknownScreen } from './unknown-screen';
import type { ScreenLoad } from './use-screen';

type Props = {
  path: string;
  load: Extract<ScreenLoad, { status: 'timeout' | 'failed' | 'unknown' }>;
};

/** Replaces a screen that has failed to load or does not exist. Not part of the first load. */
export function FallbackScreen({ path, load }: Props) {
  return load.status === 'unknown' ? <UnknownScreen /> : <FailedScreen path={path} {...load} />;
}
