'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Spinner } from './spinner';

/** Props of {@link Loader}. */
export type LoaderProps = {
  /** Asked for by a tap on the screen after the time is up; the clock then starts anew. */
  onRetry: () => void;
  /** Milliseconds before anything is shown, so that a fast load does not flicker (product.md section 9: 200). */
  delay?: number;
  /** Milliseconds after which loading counts as failed (product.md section 9: 60 000). */
  timeout?: number;
};

type Phase = 'early' | 'loading' | 'timed-out';

/** What nobody has to wait for is there at once, not one paint later. */
function firstPhase(delay: number, timeout: number): Phase {
  if (timeout === 0) return 'timed-out';
  return delay === 0 ? 'loading' : 'early';
}

/**
 * Fills the place of a screen that is being loaded: nothing at first, then a spinner, then, after a minute,
 * "the connection timed out, click the screen to try again" as one large button.
 */
export function Loader({ onRetry, delay = 200, timeout = 60_000 }: LoaderProps) {
  const t = useTranslations('ui.loader');
  const [phase, setPhase] = useState<Phase>(() => firstPhase(delay, timeout));
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts both clocks again
  useEffect(() => {
    const show = setTimeout(setPhase, delay, firstPhase(0, timeout));
    const fail = setTimeout(setPhase, timeout, 'timed-out');
    return () => {
      clearTimeout(show);
      clearTimeout(fail);
    };
  }, [attempt, delay, timeout]);
  function retry() {
    setPhase('loading');
    setAttempt(attempt + 1);
    onRetry();
  }
  if (phase === 'timed-out') {
    return (
      <button type="button" className="loader" onClick={retry}>
        {t('timedOut')}
      </button>
    );
  }
  return (
    <div className="loader" role="status">
      {phase === 'loading' && (
        <>
          <Spinner />
          <span className="vh">{t('loading')}</span>
        </>
      )}
    </div>
  );
}
