import type { IconShape } from '@/components/icon/icon';

// Icons of states, always beside a text.
/** Tabler `alert-circle`. */
export const iconAlertCircle: IconShape = {
  d: 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 8v4M12 16h.01',
};
/** Tabler `alert-triangle`. */
export const iconAlertTriangle: IconShape = {
  d: 'M12 9v4M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636-2.87l-8.106-13.536a1.914 1.914 0 0 0-3.274 0M12 16h.01',
};
/** Tabler `bell`. */
export const iconBell: IconShape = {
  d: 'M10 5a2 2 0 1 1 4 0a7 7 0 0 1 4 6v3a4 4 0 0 0 2 3h-16a4 4 0 0 0 2-3v-3a7 7 0 0 1 4-6M9 17v1a3 3 0 0 0 6 0v-1',
};
/** Tabler `check`. */
export const iconCheck: IconShape = { d: 'M5 12l5 5l10-10' };
/** Tabler `circle-check`. */
export const iconCircleCheck: IconShape = { d: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9 12l2 2l4-4' };
/** Tabler `clock`. */
export const iconClock: IconShape = { d: 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 7v5l3 3' };
/** Tabler `help`. */
export const iconHelp: IconShape = {
  d: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 17l0 .01M12 13.5a1.5 1.5 0 0 1 1-1.5a2.6 2.6 0 1 0-3-4',
};
/** Tabler `info-circle`. */
export const iconInfoCircle: IconShape = {
  d: 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 9h.01M11 12h1v4h1',
};
/** Tabler `lock`. */
export const iconLock: IconShape = {
  d: 'M5 13a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-6M11 16a1 1 0 1 0 2 0a1 1 0 0 0-2 0M8 11v-4a4 4 0 1 1 8 0v4',
};
/** Tabler `wifi-off`. */
export const iconWifiOff: IconShape = {
  d: 'M12 18l.01 0M9.172 15.172a4 4 0 0 1 5.656 0M6.343 12.343a7.963 7.963 0 0 1 3.864-2.14m4.163 .155a7.965 7.965 0 0 1 3.287 2M3.515 9.515a12 12 0 0 1 3.544-2.455m3.101-.92a12 12 0 0 1 10.325 3.374M3 3l18 18',
};
