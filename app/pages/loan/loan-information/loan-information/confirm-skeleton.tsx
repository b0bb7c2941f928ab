import { Bone, Skeleton, SkeletonFigures, SkeletonSection } from '@/components/skeleton/skeleton';

/** Placeholder for the title, the account and the figures. */
export function ConfirmSkeleton() {
  return (
    <Skeleton>
      <Bone shape="title" width={80} />
      <Bone width={60} />
      <SkeletonSection>
        <Bone shape="control" />
      </SkeletonSection>
      <SkeletonSection>
        <SkeletonFigures count={5} />
      </SkeletonSection>
    </Skeleton>
  );
}
