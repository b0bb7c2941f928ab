import { Bone } from './bone';

/** Props of {@link SkeletonCard}. */
export type SkeletonCardProps = {
  /** Lines below its title. */
  lines?: number;
};

/** As a `Card` of figures will be. */
export function SkeletonCard({ lines = 3 }: SkeletonCardProps) {
  return (
    <div className="card">
      <Bone shape="title" width={60} />
      {Array.from({ length: lines }, (_line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike
        <Bone key={index} width={index % 2 === 0 ? 100 : 80} />
      ))}
    </div>
  );
}
