import { type FailedCall, LoadFailure } from '@/app/layout/load-state';
import { ScreenFrame } from '@/app/layout/screen-frame';
import type { FailedPart } from '@/components/state-view/state-view';

type Props = {
  title: string;
  call: FailedCall;
  part?: FailedPart;
  /** What is kept, where the server sent no words of its own. */
  text?: string;
};

/** A screen whose call failed, with a retry button. */
export function FailedFrame({ title, call, part, text }: Props) {
  return (
    <ScreenFrame title={title}>
      <LoadFailure call={call} page part={part} text={text} serverText />
    </ScreenFrame>
  );
}
