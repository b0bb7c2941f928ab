import { Bone } from './bone';
import { Skeleton } from './skeleton';
import { SkeletonCard } from './skeleton-card';
import { SkeletonForm } from './skeleton-form';
import { SkeletonHero } from './skeleton-hero';
import { SkeletonRows } from './skeleton-rows';

/** The shapes of what is on its way. */
export const examples = {
  bones: () => (
    <Skeleton>
      <div className="stack">
        <Bone shape="title" width={60} />
        <Bone />
        <Bone width={80} />
        <Bone shape="money" width={60} />
        <Bone shape="control" />
        <Bone shape="photo" />
      </div>
    </Skeleton>
  ),
  card: () => (
    <Skeleton>
      <SkeletonCard />
    </Skeleton>
  ),
  form: () => (
    <Skeleton>
      <SkeletonForm fields={3} />
    </Skeleton>
  ),
  rows: () => (
    <Skeleton>
      <SkeletonRows count={3} discs />
    </Skeleton>
  ),
  hero: () => (
    <Skeleton>
      <SkeletonHero />
    </Skeleton>
  ),
};
