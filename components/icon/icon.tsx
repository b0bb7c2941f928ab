/** The shape of an icon in a 24 by 24 box. The shapes are in `icon/shapes/*`, by use, so that a bundle has few of them. */
export type IconShape = {
  /** Path data. */
  d: string;
  /** Filled instead of outlined: only for a selected tab. */
  filled?: boolean;
};

type IconProps = {
  /** The shape, such as `iconCheck`. */
  of: IconShape;
  /** `m` 24 px (default), `s` 20 px; both scale with the text. */
  size?: 's' | 'm';
  /** Text alternative, only if there is no text beside it; without one the icon is hidden from screen readers. */
  label?: string;
};

/** An icon in the colour of the surrounding text. */
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
