import { Bone } from '@/components/skeleton/bone';
import { Skeleton } from '@/components/skeleton/skeleton';
import { SkeletonRows } from '@/components/skeleton/skeleton-rows';

/** As the confirmation will be: title, the loan in one look, its figures. */
export function ConfirmSkeleton() {
  return (
    <Skeleton>
      <div className="stack">
        <Bone shape="title" width={80} />
        <Bone shape="money" />
        <Bone width={60} />
        <SkeletonRows count={3} />
        <Bone width={60} />
        <SkeletonRows count={3} />
      </div>
    </Skeleton>
  );
}
