'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { timeLeft } from './time-left';

/** Props of {@link Countdown}. */
export type CountdownProps = {
  /** The instant it runs to: milliseconds since 1970, or ISO 8601 with offset. */
  until: number | string;
  /** What ends then, drawn above and read as the timer's name: "Tu aprobación vence en". */
  label: string;
  /** The clock, in milliseconds since 1970; the server's, where the phone's may be wrong. */
  now?: () => number;
  /** Called once when the time is up. */
  onEnd?: () => void;
};

/** Days, hours, minutes and seconds to an instant. A timer: screen readers say it when asked, not every second. */
export function Countdown({ until, label, now = Date.now, onEnd }: CountdownProps) {
  const t = useTranslations('ui.countdown');
  const left = timeLeft(useMillisecondsLeft({ until: instant(until), now, onEnd }));
  const parts = [
    { key: 'days', value: left.days, unit: t('days', { n: left.days }) },
    { key: 'hours', value: left.hours, unit: t('hours', { n: left.hours }) },
    { key: 'minutes', value: left.minutes, unit: t('minutes') },
    { key: 'seconds', value: left.seconds, unit: t('seconds') },
  ];
  return (
    <>
      <p className="count__label" aria-hidden="true">
        {label}
      </p>
      <div className="count" role="timer" aria-label={label}>
        {parts.map(({ key, value, unit }) => (
          <div key={key}>
            <b>{value}</b> <span>{unit}</span>
          </div>
        ))}
      </div>
    </>
  );
}

type Clock = { until: number; now: () => number; onEnd?: () => void };

function useMillisecondsLeft({ until, now, onEnd }: Clock): number {
  const [left, setLeft] = useState(() => until - now());
  const clock = useRef({ now, onEnd });
  useEffect(() => {
    clock.current = { now, onEnd };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick() {
      const rest = until - clock.current.now();
      setLeft(rest);
      // Wakes just as the shown second changes; a sleeping phone wakes late and reads the clock anew.
      if (rest > 0) timer = setTimeout(tick, rest % 1000 || 1000);
      else clock.current.onEnd?.();
    }
    tick();
    return () => clearTimeout(timer);
  }, [until]);
  return left;
}

function instant(value: number | string): number {
  return typeof value === 'number' ? value : Date.parse(value);
}
