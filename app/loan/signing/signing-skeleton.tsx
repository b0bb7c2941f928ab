import { Bone } from '@/components/skeleton/bone';
import { Skeleton } from '@/components/skeleton/skeleton';
import { SkeletonCard } from '@/components/skeleton/skeleton-card';

/** As a screen to sign on will be: title, the loan in one look, its figures. */
export function SigningSkeleton() {
  return (
    <Skeleton>
      <div className="stack">
        <Bone shape="title" width={80} />
        <Bone shape="money" />
        <SkeletonCard lines={6} />
      </div>
    </Skeleton>
  );
}
