import type { ReactNode } from 'react';
import type { RoutePath } from './route-path.gen';
import type { Query } from './target';
import { useLinkTo } from './use-link-to';

type Props = {
  to: RoutePath;
  query?: Query;
  className?: string;
  id?: string;
  children: ReactNode;
};

/** An inline text link to a screen. */
export function Link({ to, query, className, id, children }: Props) {
  const linkTo = useLinkTo();
  return (
    <a {...linkTo(to, query)} className={className} id={id}>
      {children}
    </a>
  );
}
