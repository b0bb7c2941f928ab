import { Skeleton } from '@/components/skeleton/skeleton';
import { SkeletonHero } from '@/components/skeleton/skeleton-hero';
import { SkeletonRows } from '@/components/skeleton/skeleton-rows';

/** Home while it is not known yet what to show: the range without its sun, and rows; `title` is its h1. */
export function HomeSkeleton({ title }: { title: string }) {
  return (
    <Skeleton title={title}>
      <div className="home-skeleton">
        <SkeletonHero />
        <div className="section">
          <SkeletonRows count={2} discs />
        </div>
      </div>
    </Skeleton>
  );
}
