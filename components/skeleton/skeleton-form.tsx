import { Bone } from './bone';

/** Props of {@link SkeletonForm}. */
export type SkeletonFormProps = {
  /** How many fields. */
  fields: number;
};

/** As labels and fields will be. */
export function SkeletonForm({ fields }: SkeletonFormProps) {
  return Array.from({ length: fields }, (_field, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike
    <div key={index} className="field">
      <div className="label">
        <Bone width={40} />
      </div>
      <Bone shape="control" />
    </div>
  ));
}
