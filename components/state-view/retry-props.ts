/** Props of `ErrorState` and `OfflineState`. */
export type RetryProps = {
  onRetry: () => void;
  /** The retry is under way. */
  retrying?: boolean;
  /** Nothing else is on the screen: its title is the h1. */
  page?: boolean;
};
