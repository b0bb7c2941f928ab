import { Exchange } from '@/components/dock/exchange';
import {
  Bone,
  Skeleton,
  SkeletonCard,
  SkeletonFigures,
  SkeletonSection,
} from '@/components/skeleton/skeleton';
import { boneSums } from '@/components/skeleton/skeleton-dock';

/** Placeholder for the title, the amount, what is received and paid back, the bar, the figures, and the account. */
export function ConfirmSkeleton() {
  return (
    <Skeleton>
      <Bone shape="title" width={80} />
      <Bone width={60} />
      <div className="stack mt-4">
        <Exchange sums={boneSums} isStale />
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
