import { Bone } from '@/components/skeleton/bone';
import { Skeleton } from '@/components/skeleton/skeleton';
import { SkeletonCard } from '@/components/skeleton/skeleton-card';
import { SkeletonRows } from '@/components/skeleton/skeleton-rows';

/** As the order's detail will be: state, amount, a card, the timeline. */
export function OrderSkeleton() {
  return (
    <Skeleton>
      <div className="stack">
        <Bone width={40} />
        <Bone width={80} />
        <Bone shape="money" width={60} />
        <SkeletonCard lines={3} />
        <SkeletonRows count={3} discs />
      </div>
    </Skeleton>
  );
}
