import { Bone, Skeleton, SkeletonForm } from '@/components/skeleton/skeleton';

/** As the calculator will be: two products, amount and slider, terms. */
export function ProductSkeleton() {
  return (
    <Skeleton>
      <div className="lede">
        <Bone />
        <Bone width={40} />
      </div>
      {[1, 2].map((product) => (
        <div key={product} className="product__option">
          <span className="grow">
            <Bone width={40} />
            <Bone shape="small" width={60} />
            <Bone shape="small" width={60} />
          </span>
        </div>
      ))}
      <div className="section">
        <Bone width={40} />
        <Bone shape="money" />
        <Bone shape="control" />
      </div>
      <div className="section">
        <SkeletonForm fields={1} />
      </div>
    </Skeleton>
  );
}
