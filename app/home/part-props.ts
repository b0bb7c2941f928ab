import type { Home } from '@/lib/api/schemas/home';

/** Props of every part of Home. */
export type PartProps = {
  home: Home;
  /** When the server replied with it, in milliseconds since 1970 by its clock; absent for the last known one. */
  receivedAt?: number | undefined;
  /** Fetches Home again; resolves also if that fails. */
  refetch: () => Promise<unknown>;
  isRefetching: boolean;
};
