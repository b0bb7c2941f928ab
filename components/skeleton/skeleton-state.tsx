import { Vignette } from '@/components/art/states/vignette';
import { Bone } from './bone';

/** As a `StateView` will be: the range still without its sun, a title and two lines. */
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
