import { Bone, Skeleton, SkeletonFigures, SkeletonSection } from '@/components/skeleton/skeleton';

/** Placeholder for the title, the summary and the figures. */
export function ConfirmSkeleton() {
  return (
    <Skeleton>
      <Bone shape="title" width={80} />
      <div className="stats stats--pairs stats--boxed mt-4">
        {[1, 2, 3, 4].map((figure) => (
          <div key={figure}>
            <Bone shape="control" width={80} />
          </div>
        ))}
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
