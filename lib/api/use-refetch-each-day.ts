import { useEffect } from 'react';
import { serverNow } from '@/lib/server-time/server-time';
import { watchToday } from '@/lib/server-time/today';
import { revalidate } from './cache';
import type { Path } from './contract';

/** The calls whose replies differ from day to day: amounts due, days overdue, what has expired. */
const byDay = [
  'app/home',
  'user/get_processing_order',
  'app/get_pay_option',
  'coupon/my_coupon',
] as const satisfies readonly Path[];

/** Late enough that the first date, which takes a phone long, does not delay the first screen. */
const startAfterMs = 3000;

let users = 0;
let end: () => void = () => undefined;

/** Refetches what differs from day to day once the date in Santiago has changed, however many components use it. */
export function useRefetchEachDay(): void {
  useEffect(() => {
    users += 1;
    if (users === 1) end = watchLater();
    return () => {
      users -= 1;
      if (users === 0) end();
    };
  }, []);
}

function watchLater(): () => void {
  const since = serverNow();
  let stop = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    stop = watchToday(() => revalidate(...byDay), since);
  }, startAfterMs);
  return () => stop();
}
