import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { classes } from '@/components/foundation/classes';
import type { FramePlacement } from './application-frame';

/** What a step is about, known before its data have loaded. */
export type StepHeading = {
  title: string;
  /** The text below the title. */
  lede?: string;
  /** Less space above the title. */
  compact?: boolean;
};

type Props = StepHeading &
  Pick<FramePlacement, 'part'> & {
    /** It does not take it: an error summary does, or a button keeps it. */
    quiet?: boolean;
  };

/** The h1. Of another page, or with another title, it is scrolled to and takes the focus, where readers start. */
export function StepHead({ title, lede, compact, part, quiet = false }: Props) {
  const t = useTranslations('application');
  const heading = useRef<HTMLHeadingElement>(null);
  const page = part?.number ?? title;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (quiet) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [page, quiet]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={classes('step-title', compact ? 'mt-2' : 'mt-5')}>
        {part && <span className="step-part">{`${t('part', part)} `}</span>}
        {title}
      </h1>
      {lede && <p className="lede">{lede}</p>}
    </>
  );
}
