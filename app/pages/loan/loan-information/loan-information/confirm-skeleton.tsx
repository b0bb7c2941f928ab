import { Bone } from '@/components/skeleton/bone';
import { Skeleton } from '@/components/skeleton/skeleton';
import { SkeletonFigures } from '@/components/skeleton/skeleton-figures';
import { SkeletonSection } from '@/components/skeleton/skeleton-section';

/** Placeholder for the title, the summary and the figures. */
export function ConfirmSkeleton() {
  return (
    <Skeleton>
      <Bone shape="title" width={80} />
      <div className="receive-repay mt-4">
        <div className="receive-repay__pair">
          <Bone shape="control" width={40} />
          <Bone shape="control" width={40} />
        </div>
      </div>
      <SkeletonSection>
        <SkeletonFigures count={3} />
      </SkeletonSection>
      <SkeletonSection>
        <SkeletonFigures count={4} />
      </SkeletonSection>
    </Skeleton>
  );
}
