import { QuotaSkeleton } from '@/app/benefits/quota-skeleton';
import { Bone } from '@/components/skeleton/bone';
import { SkeletonCard } from '@/components/skeleton/skeleton-card';

/** As the screen will be: the quota, the tabs, and tickets. */
export function CouponSkeleton() {
  return (
    <>
      <QuotaSkeleton />
      <div className="my-coupon__tabs">
        <Bone shape="control" />
      </div>
      <div className="stack">
        <SkeletonCard lines={1} />
        <SkeletonCard lines={1} />
      </div>
    </>
  );
}
