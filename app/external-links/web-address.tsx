import { Fragment } from 'react';

/** A web or e-mail address, which is of no language: in narrow lines it breaks before a dot or an @, in no word. */
export function WebAddress({ of: address }: { of: string }) {
  return (
    <span lang="" translate="no">
      {address.split(/(?=[.@])/).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text have no identity
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
