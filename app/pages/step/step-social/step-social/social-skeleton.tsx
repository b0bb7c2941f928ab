import { SkeletonForm, SkeletonHead, SkeletonSection } from '@/components/skeleton/skeleton';

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
