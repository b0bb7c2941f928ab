import { encodeText } from '@/lib/encode-text';
import { isBridge } from './call';
import { openOwnUri } from './own-uri';

/**
 * Prints what the page shows, or saves it as PDF: with the print dialog of the shell or the browser. Style it
 * with `@media print`. Resolves with false if the device cannot print; never rejects.
 */
export async function printPage(): Promise<boolean> {
  if (isBridge()) return (await openOwnUri('luka:print')).opened;
  // Some apps show pages in a view without it.
  if (typeof window.print !== 'function') return false;
  window.print();
  return true;
}

/**
 * Opens the app's page in the system's settings, where permissions are changed. Resolves with false without
 * one, as in a browser; never rejects.
 */
export async function openAppSettings(): Promise<boolean> {
  return isBridge() && (await openOwnUri('luka:settings')).opened;
}

/**
 * Opens a new entry of a whole day in the phone's calendar, which the user saves or not; `date` is `YYYY-MM-DD`. In the
 * shell only. Resolves with false on a phone without a calendar; never rejects.
 */
export async function openCalendarEntry(day: {
  date: string;
  title: string;
  text: string;
}): Promise<boolean> {
  return (await openOwnUri(`luka:calendar?${encodeFields(day)}`)).opened;
}

/** Percent-encoded, also the space: `+` means itself to the shell. */
function encodeFields(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeText(value)}`)
    .join('&');
}
