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
    /** The error summary takes the focus. */
    quiet?: boolean;
  };

/** The h1. That of another page of the step is scrolled to and takes the focus: screen readers start there. */
export function StepHead({ title, lede, compact, part, quiet = false }: Props) {
  const t = useTranslations('application');
  const heading = useRef<HTMLHeadingElement>(null);
  const number = part?.number;
  const shown = useRef(number);
  useEffect(() => {
    if (shown.current === number) return;
    shown.current = number;
    if (quiet) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [number, quiet]);
  return (
    <>
      <h1
        ref={heading}
        tabIndex={part && -1}
        className={classes('step-title', compact ? 'mt-2' : 'mt-5')}
      >
        {part && <span className="step-part">{`${t('part', part)} `}</span>}
        {title}
      </h1>
      {lede && <p className="lede">{lede}</p>}
    </>
  );
}
