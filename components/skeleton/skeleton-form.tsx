import { Bone } from './bone';

/** Props of {@link SkeletonForm}. */
export type SkeletonFormProps = {
  /** How many fields. */
  fields: number;
};

/** As labels and fields will be. */
export function SkeletonForm({ fields }: SkeletonFormProps) {
  return (
    <div className="stack">
      {Array.from({ length: fields }, (_field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike
        <div key={index}>
          <Bone width={40} />
          <Bone shape="control" />
        </div>
      ))}
    </div>
  );
}
