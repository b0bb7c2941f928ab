/** Props of {@link Wordmark}. */
export type WordmarkProps = {
  /** The product's name, in lower case; the point is put after it. */
  name: string;
};

/** The name with the round red point: in Chile a luca is a thousand pesos, its point is the brand. */
export function Wordmark({ name }: WordmarkProps) {
  return (
    <p className="wordmark">
      {name}
      <span className="point point--dot" aria-hidden="true">
        .
      </span>
    </p>
  );
}
