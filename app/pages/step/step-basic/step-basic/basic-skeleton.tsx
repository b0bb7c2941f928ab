import { Bone } from '@/components/skeleton/bone';
import { SkeletonForm } from '@/components/skeleton/skeleton-form';

/** As the form will be. */
export function BasicSkeleton() {
  return (
    <div className="stack mt-4">
      <Bone shape="title" width={40} />
      <Bone width={80} />
      <SkeletonForm fields={5} />
      <Bone shape="photo" />
      <SkeletonForm fields={3} />
    </div>
  );
}
