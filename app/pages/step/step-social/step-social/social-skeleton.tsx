import { SkeletonForm } from '@/components/skeleton/skeleton-form';
import { SkeletonHead } from '@/components/skeleton/skeleton-head';
import { SkeletonSection } from '@/components/skeleton/skeleton-section';

/** As the form will be: work, then the contacts. */
export function SocialSkeleton() {
  return (
    <div className="mt-5">
      <SkeletonHead />
      <SkeletonSection>
        <SkeletonForm fields={3} />
      </SkeletonSection>
      <SkeletonSection>
        <SkeletonForm fields={3} />
      </SkeletonSection>
    </div>
  );
}
