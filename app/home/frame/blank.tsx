/** Props of {@link Blank}. */
export type BlankProps = {
  /** What will stand there: a rate, a span of days, an amount. */
  for: 'short' | 'days' | 'money';
};

/** The place of a figure within a text, until the figure is there. */
export function Blank({ for: size }: BlankProps) {
  return <span className={`home-blank home-blank--${size}`} aria-hidden="true" />;
}
