import { Bone } from './bone';

/** Props of {@link SkeletonHead}. */
export type SkeletonHeadProps = {
  /** Lines of the text below the title. */
  lines?: number;
};

/** As the title of a page and the line or two below it will be. */
export function SkeletonHead({ lines = 1 }: SkeletonHeadProps) {
  return (
    <>
      <Bone shape="title" width={80} />
      <div className="lede">
        {Array.from({ length: lines }, (_line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike
          <Bone key={index} width={index === 0 ? 100 : 60} />
        ))}
      </div>
    </>
  );
}
