import { Bone } from '@/components/skeleton/bone';
import { SkeletonForm } from '@/components/skeleton/skeleton-form';

/** As the form will be. */
export function SocialSkeleton() {
  return (
    <div className="stack mt-4">
      <Bone shape="title" width={60} />
      <Bone width={80} />
      <SkeletonForm fields={3} />
      <Bone shape="title" width={60} />
      <SkeletonForm fields={3} />
    </div>
  );
}
