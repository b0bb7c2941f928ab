import { Bone } from './bone';

/** Props of {@link SkeletonFigures}. */
export type SkeletonFiguresProps = {
  /** How many lines of a name and its value. */
  count: number;
};

/** As `Figures` will be. */
export function SkeletonFigures({ count }: SkeletonFiguresProps) {
  return (
    <div className="figures">
      {Array.from({ length: count }, (_line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike
        <div key={index}>
          <Bone width={40} />
          <Bone width={20} />
        </div>
      ))}
    </div>
  );
}
