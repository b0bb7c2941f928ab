import { type FailedCall, LoadFailure } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';

type Props = {
  title: string;
  call: FailedCall;
};

/** A screen whose call failed, with a retry button. */
export function FailedFrame({ title, call }: Props) {
  return (
    <ScreenFrame title={title}>
      <LoadFailure call={call} page serverText />
    </ScreenFrame>
  );
}
