import { Bone, Skeleton, SkeletonForm } from '@/components/skeleton/skeleton';
import { CostSkeleton } from './cost-skeleton';

/** Placeholder for amount and slider, terms, products, coupon and cost. */
export function ChooseSkeleton() {
  return (
    <Skeleton>
      <Bone width={40} />
      <Bone shape="money" />
      <Bone shape="control" />
      <div className="mt-5">
        <Bone shape="small" />
      </div>
      <div className="loan-info-choose__rest">
        <SkeletonForm fields={1} />
        <SkeletonForm fields={1} />
        <Bone shape="control" />
        <CostSkeleton />
      </div>
    </Skeleton>
  );
}
