import { Range } from '@/components/art/range';
import { Bone } from './skeleton';

/** Placeholder of Home's hero: the range without its sun. */
export function SkeletonHero() {
  return (
    <div className="hero">
      <div className="hero__sky">
        <Bone width={40} />
        <Bone shape="money" width={80} />
        <Bone width={100} />
        <Bone width={60} />
      </div>
      <Range sun="none" />
      <div className="hero__panel">
        <Bone width={80} />
        <Bone shape="control" />
      </div>
    </div>
  );
}
