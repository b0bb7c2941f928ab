import {
  Bone,
  Skeleton,
  SkeletonCard,
  SkeletonFigures,
  SkeletonSection,
} from '@/components/skeleton/skeleton';

/** Placeholder for the title, what is paid back with its cost, the account and the figures. */
export function ConfirmSkeleton() {
  return (
    <Skeleton>
      <Bone shape="title" width={80} />
      <Bone width={60} />
      <div className="stack mt-4">
        <Bone width={60} />
        <Bone shape="money" width={60} />
        <SkeletonCard titled={false} lines={2} />
        <Bone shape="small" />
      </div>
      <SkeletonSection>
        <Bone shape="control" />
      </SkeletonSection>
      <SkeletonSection>
        <SkeletonFigures count={5} />
      </SkeletonSection>
    </Skeleton>
  );
}
