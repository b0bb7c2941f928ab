'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { timeLeft } from './time-left';

type CountdownProps = {
  /** The end: milliseconds since 1970, or ISO 8601 with offset. */
  until: number | string;
  /** The text above, which also names the timer: "Tu aprobación vence en". */
  label: string;
  /** The current time in milliseconds since 1970; the server's, as the device's clock may be wrong. */
  now: () => number;
  /** Called once at the end. */
  onEnd?: () => void;
};

/**
 * The remaining days and hours; in the last day the hours, minutes and seconds. As a timer it is not announced
 * at each change.
 */
export function Countdown({ until, label, now, onEnd }: CountdownProps) {
  const t = useTranslations('ui.countdown');
  const left = timeLeft(useMillisecondsLeft({ until: instant(until), now, onEnd }));
  const hours = { key: 'hours', value: left.hours, unit: t('hours', { n: left.hours }) };
  const parts =
    left.days > 0
      ? [{ key: 'days', value: left.days, unit: t('days', { n: left.days }) }, hours]
      : [
          hours,
          { key: 'minutes', value: left.minutes, unit: t('minutes') },
          { key: 'seconds', value: left.seconds, unit: t('seconds') },
        ];
  return (
    <>
      <p className="countdown__label" aria-hidden="true">
        {label}
      </p>
      <div className="countdown" role="timer" aria-label={label}>
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
      const remaining = until - clock.current.now();
      setLeft(remaining);
      // Fires at each second. A device that was asleep fires late and reads the clock again.
      if (remaining > 0) timer = setTimeout(tick, remaining % 1000 || 1000);
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
