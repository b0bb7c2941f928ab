import { Bone } from '@/components/skeleton/bone';
import { Skeleton } from '@/components/skeleton/skeleton';
import { SkeletonFigures } from '@/components/skeleton/skeleton-figures';

/** As a screen to sign on will be: title, the loan in one look, its figures. */
export function SigningSkeleton() {
  return (
    <Skeleton>
      <Bone shape="title" width={80} />
      <div className="mt-4">
        <Bone shape="control" />
      </div>
      <div className="mt-4">
        <SkeletonFigures count={7} />
      </div>
    </Skeleton>
  );
}
