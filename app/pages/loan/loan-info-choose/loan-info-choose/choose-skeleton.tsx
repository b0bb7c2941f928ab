import { Bone } from '@/components/skeleton/bone';
import { Skeleton } from '@/components/skeleton/skeleton';
import { SkeletonCard } from '@/components/skeleton/skeleton-card';

/** As the choice will be: amount and slider, terms, cost. */
export function ChooseSkeleton() {
  return (
    <Skeleton>
      <Bone width={40} />
      <Bone shape="money" />
      <Bone />
      <div className="loan-info-choose__rest">
        <Bone shape="control" />
        <Bone shape="control" />
        <SkeletonCard lines={7} />
      </div>
    </Skeleton>
  );
}
