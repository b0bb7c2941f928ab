/** A flash's reflection, 96 wide around 0,0, as part of a drawing. */
export function Glare({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <circle r="32" fill="#ffe7a8" />
      <circle r="20" fill="#fff" />
      <path
        d="M0-45v6M0 39v6M45 0h-6M-39 0h-6M32-32l-4 4M32 32l-4-4M-32-32l4 4M-32 32l4-4"
        stroke="#ffe7a8"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}
