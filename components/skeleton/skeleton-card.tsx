import { Bone } from './bone';
import { SkeletonFigures } from './skeleton-figures';

/** Props of {@link SkeletonCard}. */
export type SkeletonCardProps = {
  /** Lines of figures below its title. */
  lines?: number;
  /** False for a card of nothing but figures. */
  titled?: boolean;
};

/** As a `Card` of figures will be. */
export function SkeletonCard({ lines = 3, titled = true }: SkeletonCardProps) {
  return (
    <div className="card">
      {titled && (
        <div className="card__head">
          <Bone shape="subtitle" width={60} />
        </div>
      )}
      <SkeletonFigures count={lines} />
    </div>
  );
}
