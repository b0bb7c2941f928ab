import { Bone } from '@/components/skeleton/bone';
import { Skeleton } from '@/components/skeleton/skeleton';

/** As the list will be: three orders. */
export function OrderRowsSkeleton() {
  return (
    <Skeleton>
      <div className="my-loan__list">
        {[1, 2, 3].map((row) => (
          <div key={row} className="my-loan__row">
            <Bone width={40} />
            <Bone shape="title" width={80} />
            <Bone width={60} />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
