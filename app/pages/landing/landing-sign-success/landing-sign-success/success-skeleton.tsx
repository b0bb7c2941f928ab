import { Skeleton } from '@/components/skeleton/skeleton';
import { SkeletonCard } from '@/components/skeleton/skeleton-card';
import { SkeletonState } from '@/components/skeleton/skeleton-state';

/** As the screen will be: the drawing, and the loan's figures. */
export function SuccessSkeleton() {
  return (
    <Skeleton>
      <SkeletonState />
      <SkeletonCard titled={false} lines={4} />
    </Skeleton>
  );
}
