/** A face from the shoulders up, in a 240 by 180 box, as part of a drawing. */
export function Face() {
  return (
    <>
      <path d="M62 180c0-40 22-56 58-56s58 16 58 56Z" fill="var(--art-mid)" />
      <path d="M106 108h28v22a14 14 0 0 1-28 0Z" fill="var(--art-far)" />
      <ellipse cx="120" cy="86" rx="31" ry="37" fill="var(--art-paper)" />
      <path
        d="M86 88c-6-40 16-54 36-54s38 12 32 54c-4-18-10-27-20-29-16 6-34 4-40 4-4 6-6 15-8 25Z"
        fill="var(--art-ink)"
      />
      <path
        d="M108 88v2M132 88v2M111 104c5 5 13 5 18 0"
        fill="none"
        stroke="var(--art-near)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}
