'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

/** A spinning ring in the colour of the surrounding text; decorative, as a text beside it says "loading". */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}

type LoaderProps = {
  /** Called when the user taps the screen after the timeout; the timeout then starts again. */
  onRetry: () => void;
  /** Milliseconds before anything is shown, so that a fast load does not flicker (product.md section 9: 200). */
  delay?: number;
  /** Milliseconds after which loading counts as failed (product.md section 9: 60 000). */
  timeout?: number;
};

type Phase = 'delayed' | 'loading' | 'timed-out';

/** A delay or timeout of 0 takes effect in the first render, not one paint later. */
function firstPhase(delay: number, timeout: number): Phase {
  if (timeout === 0) return 'timed-out';
  return delay === 0 ? 'loading' : 'delayed';
}

/**
 * Replaces a screen that is loading: nothing at first, then a spinner, then, after the timeout, the whole
 * area as a button: "the connection timed out, click the screen to try again".
 */
export function Loader({ onRetry, delay = 200, timeout = 60_000 }: LoaderProps) {
  const t = useTranslations('ui.loader');
  const [phase, setPhase] = useState<Phase>(() => firstPhase(delay, timeout));
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts both timers again
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
          <span className="visually-hidden">{t('loading')}</span>
        </>
      )}
    </div>
  );
}
