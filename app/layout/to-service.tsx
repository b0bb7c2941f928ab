import type { ReactNode } from 'react';
import { Link } from '@/lib/router/link';

/** A link to customer service, for the tag of a rich message. */
export function toService(words: ReactNode) {
  return <Link to="/pages/custom-service/custom-service">{words}</Link>;
}
