import { useEffect } from 'react';
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

let users = 0;
let end: () => void = () => undefined;

/** Refetches what differs from day to day once the date in Santiago has changed, however many components use it. */
export function useRefetchEachDay(): void {
  useEffect(() => {
    users += 1;
    if (users === 1) end = watchToday(() => revalidate(...byDay));
    return () => {
      users -= 1;
      if (users === 0) end();
    };
  }, []);
}
