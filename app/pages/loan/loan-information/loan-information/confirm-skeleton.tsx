import { Bone, Skeleton, SkeletonFigures, SkeletonSection } from '@/components/skeleton/skeleton';

/** Placeholder for the title and the figures. */
export function ConfirmSkeleton() {
  return (
    <Skeleton>
      <Bone shape="title" width={80} />
      <SkeletonSection>
        <SkeletonFigures count={3} />
      </SkeletonSection>
      <SkeletonSection>
        <SkeletonFigures count={4} />
      </SkeletonSection>
    </Skeleton>
  );
}
