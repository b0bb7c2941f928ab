import { callBridge, isBridge } from './call';

/**
 * Prints what the page shows, or saves it as PDF: with the print dialog of the shell or the browser. Style it
 * with `@media print`. Resolves with false if the device cannot print; never rejects.
 */
export async function printPage(): Promise<boolean> {
  if (isBridge()) return openSystemScreen('luka:print');
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
  return isBridge() && openSystemScreen('luka:settings');
}

async function openSystemScreen(uri: 'luka:print' | 'luka:settings'): Promise<boolean> {
  try {
    return (await callBridge('intentUriOpen', { uri })).opened;
  } catch {
    // An older shell refuses the URI.
    return false;
  }
}
