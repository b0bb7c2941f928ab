import { Bone, Skeleton, SkeletonFigures, SkeletonSection } from '@/components/skeleton/skeleton';

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
