import {
  Bone,
  SkeletonCard,
  SkeletonFigures,
  SkeletonSection,
} from '@/components/skeleton/skeleton';

/** Placeholder for the cost: its bar with the legend, the box with cost and CAE, and the late charges. */
export function CostSkeleton() {
  return (
    <SkeletonSection>
      <Bone shape="small" width={40} />
      <Bone />
      <SkeletonFigures count={4} />
      <div className="stack">
        <SkeletonCard titled={false} lines={2} />
        <SkeletonCard lines={3} />
      </div>
    </SkeletonSection>
  );
}
