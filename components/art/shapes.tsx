type Props = {
  /** As of a path. */
  d: string;
  /** A CSS colour. */
  colour: string;
  /** Of the line, in the drawing's units. */
  width: number;
};

/** A line of a drawing, with round ends and corners. */
export function Line({ d, colour, width }: Props) {
  return (
    <path
      d={d}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** A ridge of mountains in one colour, whose peaks are as round as its line is wide. */
export function Ridge({ d, colour, width }: Props) {
  return <path d={d} fill={colour} stroke={colour} strokeWidth={width} strokeLinejoin="round" />;
}

/** A cloud in front of the sun: at the right of a box of 240 by 180. */
export function Cloud({ transform }: { transform?: string }) {
  return (
    <path
      transform={transform}
      fill="var(--art-paper)"
      stroke="var(--art-line)"
      strokeWidth="3"
      d="M152 102a16 16 0 0 1 2-32 24 24 0 0 1 45-4 18 18 0 0 1 5 36Z"
    />
  );
}
