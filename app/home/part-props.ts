import type { Home } from '@/lib/api/schemas/home';

/** What every part of Home is given. */
export type PartProps = {
  home: Home;
  /** Asks the server anew; resolves also when that failed. */
  refresh: () => Promise<unknown>;
  isRefreshing: boolean;
  /** Only the hero: for the page `home-top`. */
  topOnly: boolean;
};
