import { type ReactNode, useId } from 'react';
import { classes } from '@/components/foundation/classes';

/** Props of {@link Section}. */
export type SectionProps = {
  title: ReactNode;
  /** Beside the title: a small link or number. */
  aside?: ReactNode;
  /** A smaller margin above (20 px instead of 32). */
  near?: boolean;
  id?: string;
  children: ReactNode;
};

/** A part of a screen with an h2: a region of that name. */
export function Section({ title, aside, near = false, id, children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      className={classes('section', near && 'section--near')}
      id={id}
      aria-labelledby={titleId}
    >
      {aside === undefined ? (
        <h2 id={titleId}>{title}</h2>
      ) : (
        <div className="section__head">
          <h2 id={titleId}>{title}</h2>
          <span className="small muted num">{aside}</span>
        </div>
      )}
      {children}
    </section>
  );
}
