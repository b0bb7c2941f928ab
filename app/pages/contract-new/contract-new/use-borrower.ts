import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';

/** The borrower's name and formatted RUN, "…" until they are fetched; `null` if they cannot be. */
export function useBorrower(): { name: string; run: string } | null {
  const format = useFormat();
  const { data: user, error } = useCall('app/get_basic_info', {});
  if (user) return { name: `${user.first_name} ${user.last_name}`, run: format.run(user.run) };
  return error ? null : { name: '…', run: '…' };
}
