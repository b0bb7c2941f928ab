/** The turning ring, in the colour of the text around it; decoration, the word stands beside it. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
