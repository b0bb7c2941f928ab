import { Bone } from './bone';

/** Props of {@link SkeletonRows}. */
export type SkeletonRowsProps = {
  count: number;
  /** Rows with a disc before them. */
  discs?: boolean;
};

/** As `Rows` of two lines will be. */
export function SkeletonRows({ count, discs = false }: SkeletonRowsProps) {
  return (
    <ul className="rows">
      {Array.from({ length: count }, (_row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike
        <li key={index} className="rows__row">
          {discs && <Bone shape="disc" />}
          <span className="grow">
            <Bone width={index % 2 === 0 ? 60 : 40} />
            <Bone shape="small" width={80} />
          </span>
        </li>
      ))}
    </ul>
  );
}
