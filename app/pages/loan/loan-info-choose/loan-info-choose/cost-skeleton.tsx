import {
  Bone,
  SkeletonCard,
  SkeletonFigures,
  SkeletonSection,
} from '@/components/skeleton/skeleton';

/** Placeholder for the cost: its bar with the legend, cost and CAE, and the late charges. */
export function CostSkeleton() {
  return (
    <SkeletonSection>
      <Bone shape="small" width={40} />
      <Bone />
      <SkeletonFigures count={6} />
      <SkeletonCard lines={3} />
    </SkeletonSection>
  );
}
