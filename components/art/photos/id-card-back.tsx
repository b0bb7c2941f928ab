/** The back of an identity card, 136 by 86, as part of a drawing. */
export function IdCardBack({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <rect width="136" height="86" rx="9" fill="var(--art-paper)" />
      <rect y="12" width="136" height="15" fill="var(--art-mid)" />
      <rect x="10" y="38" width="30" height="30" rx="4" fill="var(--art-near)" />
      <path d="M16 44h6v6h-6zM28 44h6v6h-6zM16 56h6v6h-6zM29 57h4v4h-4z" fill="var(--art-paper)" />
      <path
        d="M52 44h70M52 54h54M52 66h70M52 76h70"
        stroke="var(--art-line)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}
