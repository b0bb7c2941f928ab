import { Skeleton, SkeletonRows, SkeletonSection } from '@/components/skeleton/skeleton';
import { SkeletonHero } from '@/components/skeleton/skeleton-hero';

/** Placeholder for a hero and rows; `title` is the h1. */
export function HomeSkeleton({ title }: { title: string }) {
  return (
    <Skeleton title={title}>
      <SkeletonHero />
      <SkeletonSection>
        <SkeletonRows count={2} discs />
      </SkeletonSection>
    </Skeleton>
  );
}
