type Props = {
  /** As wide as a rate, a range of days or an amount. */
  size: 'short' | 'days' | 'money';
};

/** Placeholder for a figure within a text. */
export function InlineSkeleton({ size }: Props) {
  return <span className={`inline-skeleton inline-skeleton--${size}`} aria-hidden="true" />;
}
