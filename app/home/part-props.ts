import type { Home } from '@/lib/api/schemas/home';

/** Props of every part of Home. */
export type PartProps = {
  home: Home;
  /** Fetches Home again; resolves also if that fails. */
  refetch: () => Promise<unknown>;
  isRefetching: boolean;
};
