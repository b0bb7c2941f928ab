/** The cloud before the sun, at the right of a vignette. */
export function Cloud() {
  return (
    <path
      fill="var(--art-paper)"
      stroke="var(--art-line)"
      strokeWidth="3"
      d="M152 102a16 16 0 0 1 2-32 24 24 0 0 1 45-4 18 18 0 0 1 5 36Z"
    />
  );
}
