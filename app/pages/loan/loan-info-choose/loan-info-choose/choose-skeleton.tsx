import {
  Bone,
  Skeleton,
  SkeletonFigures,
  SkeletonForm,
  SkeletonSection,
} from '@/components/skeleton/skeleton';

/** Placeholder for amount and slider, terms, products, coupon and cost. */
export function ChooseSkeleton() {
  return (
    <Skeleton>
      <Bone width={40} />
      <Bone shape="money" />
      <Bone shape="control" />
      <div className="mt-5">
        <Bone shape="small" />
      </div>
      <div className="loan-info-choose__rest">
        <SkeletonForm fields={1} />
        <SkeletonForm fields={1} />
        <Bone shape="control" />
        <SkeletonSection>
          <SkeletonFigures count={12} />
        </SkeletonSection>
      </div>
    </Skeleton>
  );
}
