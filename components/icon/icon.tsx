/** What an icon draws, in a 24 by 24 box. The constants are in `icon/shapes/*`; a bundle carries those it imports. */
export type IconShape = {
  /** Path data. */
  d: string;
  /** Filled instead of drawn as a line: only for a selected tab. */
  filled?: boolean;
};

/** Props of {@link Icon}. */
export type IconProps = {
  /** The shape, such as `iconCheck`. */
  of: IconShape;
  /** `m` 24 px (default), `s` 20 px; both grow with the text. */
  size?: 's' | 'm';
  /** Its name, only where no word stands beside it; without one the icon is decoration and hidden from screen readers. */
  label?: string;
};

/** A drawn icon in the colour of the text around it. */
export function Icon({ of: shape, size = 'm', label }: IconProps) {
  const look = `icon${size === 's' ? ' icon--s' : ''}${shape.filled ? ' icon--filled' : ''}`;
  const path = <path d={shape.d} />;
  if (label !== undefined) {
    return (
      <svg className={look} viewBox="0 0 24 24" role="img" aria-label={label}>
        {path}
      </svg>
    );
  }
  return (
    <svg className={look} viewBox="0 0 24 24" aria-hidden="true">
      {path}
    </svg>
  );
}
