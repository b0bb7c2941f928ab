import { Bone } from '@/components/skeleton/bone';
import { Skeleton } from '@/components/skeleton/skeleton';
import { SkeletonFigures } from '@/components/skeleton/skeleton-figures';
import { SkeletonRows } from '@/components/skeleton/skeleton-rows';
import { SkeletonSection } from '@/components/skeleton/skeleton-section';

/** As the order's detail will be: state, amount, the timeline, its figures; `title` is its h1. */
export function OrderSkeleton({ title }: { title: string }) {
  return (
    <Skeleton title={title}>
      <Bone shape="subtitle" width={20} />
      <div className="mt-3">
        <Bone width={80} />
        <Bone shape="money" width={60} />
        <Bone width={40} />
      </div>
      <div className="section section--near">
        <Bone shape="control" />
      </div>
      <SkeletonSection>
        <SkeletonRows count={3} />
      </SkeletonSection>
      <SkeletonSection>
        <SkeletonFigures count={6} />
      </SkeletonSection>
    </Skeleton>
  );
}
