import { Loader } from './loader';

/** Under way, and after its time is up. */
export const examples = {
  loading: () => <Loader delay={0} onRetry={() => undefined} />,
  timedOut: () => <Loader delay={0} timeout={0} onRetry={() => undefined} />,
};

/** It fills the window. */
export const alone = true;
