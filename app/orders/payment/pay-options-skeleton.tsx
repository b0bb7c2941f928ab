import { Bone } from '@/components/skeleton/bone';
import { Skeleton } from '@/components/skeleton/skeleton';

/** As the ways to pay will be: three, each with its name and what happens next. */
export function PayOptionsSkeleton() {
  return (
    <Skeleton>
      {['first', 'second', 'third'].map((option) => (
        <div key={option} className="pay-option">
          <Bone shape="disc" />
          <span className="grow">
            <Bone width={40} />
            <Bone shape="small" width={80} />
          </span>
        </div>
      ))}
    </Skeleton>
  );
}
