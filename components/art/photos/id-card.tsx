/** Props of {@link IdCard}. */
export type IdCardProps = {
  /** Places the card, which is 136 by 86, in the drawing around it. */
  transform?: string;
  opacity?: number;
};

/** The front of an identity card, as part of a drawing. */
export function IdCard({ transform, opacity }: IdCardProps) {
  return (
    <g transform={transform} opacity={opacity}>
      <rect width="136" height="86" rx="9" fill="var(--art-paper)" />
      <path d="M0 9a9 9 0 0 1 9-9h118a9 9 0 0 1 9 9v9H0Z" fill="var(--art-mid)" />
      <rect x="10" y="28" width="38" height="46" rx="5" fill="var(--art-sky)" />
      <circle cx="29" cy="44" r="8.5" fill="var(--art-ink)" />
      <path d="M14 74c0-11 6.500-17 15-17s15 6 15 17Z" fill="var(--art-ink)" />
      <path
        d="M58 34h44M58 46h62M58 58h30"
        stroke="var(--art-line)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="116" cy="66" r="8" fill="var(--art-sun)" />
    </g>
  );
}
