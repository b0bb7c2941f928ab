import type { ReactNode } from 'react';
import { Link } from '@/lib/router/link';
import type { Query } from '@/lib/router/target';

/** A link to customer service, for the tag of a rich message. */
export function toService(words: ReactNode) {
  return <Link to="/pages/custom-service/custom-service">{words}</Link>;
}

/** The same to a message that is already written: about a transfer of a loan, or for what was paid too much of it. */
export function toRequest(
  ask: 'refund' | 'transfer',
  order_no: string,
  payment_id?: string,
): (words: ReactNode) => ReactNode {
  const query: Query = { ask, order_no, ...(payment_id !== undefined && { payment_id }) };
  return (words) => (
    <Link to="/pages/custom-service/custom-service" query={query}>
      {words}
    </Link>
  );
}
