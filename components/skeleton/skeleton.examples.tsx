import {
  Bone,
  Skeleton,
  SkeletonCard,
  SkeletonFigures,
  SkeletonForm,
  SkeletonHead,
  SkeletonRows,
  SkeletonSection,
} from './skeleton';
import { SkeletonDock } from './skeleton-dock';
import { SkeletonHero } from './skeleton-hero';
import { SkeletonState } from './skeleton-state';

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
  head: () => (
    <Skeleton>
      <SkeletonHead lines={2} />
    </Skeleton>
  ),
  section: () => (
    <Skeleton>
      <SkeletonSection>
        <SkeletonFigures count={3} />
      </SkeletonSection>
    </Skeleton>
  ),
  state: () => (
    <Skeleton>
      <SkeletonState />
    </Skeleton>
  ),
  dock: () => <SkeletonDock note second />,
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
