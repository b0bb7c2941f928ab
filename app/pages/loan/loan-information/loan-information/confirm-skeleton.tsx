import {
  Bone,
  Skeleton,
  SkeletonCard,
  SkeletonFigures,
  SkeletonSection,
} from '@/components/skeleton/skeleton';

/** Placeholder for the title, the amount, what is received, its cost and what is paid back, the bar, the figures, and the account. */
export function ConfirmSkeleton() {
  return (
    <Skeleton>
      <Bone shape="title" width={80} />
      <Bone width={60} />
      <div className="stack mt-4">
        <SkeletonFigures count={3} />
        <Bone />
        <SkeletonFigures count={4} />
        <SkeletonCard titled={false} lines={3} />
      </div>
      <SkeletonSection>
        <Bone shape="control" />
      </SkeletonSection>
    </Skeleton>
  );
}
