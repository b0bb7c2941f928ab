import { Skeleton, SkeletonRows, SkeletonSection } from '@/components/skeleton/skeleton';
import { SkeletonHero } from '@/components/skeleton/skeleton-hero';

/** Home while it is not known yet what to show: the range without its sun, and rows; `title` is its h1. */
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
