import {
  Bone,
  Skeleton,
  SkeletonCard,
  SkeletonFigures,
  SkeletonSection,
} from '@/components/skeleton/skeleton';

/** Placeholder for the title, the amount, the account, until when the terms are valid, and the figures. */
export function ConfirmSkeleton() {
  return (
    <Skeleton>
      <Bone shape="title" width={80} />
      <div className="mt-4">
        <Bone width={60} />
        <Bone shape="money" width={60} />
      </div>
      <SkeletonSection>
        <Bone shape="control" />
      </SkeletonSection>
      <div className="mt-4">
        <Bone shape="small" />
      </div>
      <SkeletonSection>
        <SkeletonFigures count={4} />
        <SkeletonCard titled={false} lines={2} />
      </SkeletonSection>
    </Skeleton>
  );
}
