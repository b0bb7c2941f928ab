type WordmarkProps = {
  /** The product's name in lower case, without the point. */
  name: string;
};

/** The name with a red disc as its point: in Chile a luca is a thousand pesos, and the thousands point is the brand. */
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
