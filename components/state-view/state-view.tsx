import type { ReactNode } from 'react';

/** Props of {@link StateView}. */
export type StateViewProps = {
  /** One of the drawings in `art/states`. */
  art: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** The way on: a `Button`. */
  action?: ReactNode;
  /** The title is the page's h1 instead of an h2. */
  page?: boolean;
  /** It came instead of content and is read out. */
  live?: boolean;
};

/** A state of a whole screen or list, drawn: empty, done, in review, gone wrong. */
export function StateView({
  art,
  title,
  text,
  action,
  page = false,
  live = false,
}: StateViewProps) {
  const Title = page ? 'h1' : 'h2';
  return (
    <div className="state" role={live ? 'status' : undefined}>
      {art}
      <Title className="title">{title}</Title>
      {text !== undefined && <p>{text}</p>}
      {action}
    </div>
  );
}
