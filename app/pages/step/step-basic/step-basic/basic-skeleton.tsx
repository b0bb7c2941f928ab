import { SkeletonForm, SkeletonHead, SkeletonSection } from '@/components/skeleton/skeleton';

/** As the form will be: who the person is, where they live, what they do. */
export function BasicSkeleton() {
  return (
    <div className="mt-5">
      <SkeletonHead lines={2} />
      <SkeletonSection>
        <SkeletonForm fields={5} />
      </SkeletonSection>
      <SkeletonSection>
        <SkeletonForm fields={3} />
      </SkeletonSection>
      <SkeletonSection>
        <SkeletonForm fields={3} />
      </SkeletonSection>
    </div>
  );
}
