import { Vignette } from '@/components/art/state-art';
import { Bone } from './skeleton';

/** Placeholder of a `StateView`: the range without its sun, a title and two lines. */
export function SkeletonState() {
  return (
    <div className="state">
      <Vignette />
      <Bone shape="title" width={80} />
      <Bone width={80} />
      <Bone width={60} />
    </div>
  );
}
