import type { IconShape } from '@/components/icon/icon';

// Icons of money, documents and ways to send them.
/** Tabler `building-bank`. */
export const iconBuildingBank: IconShape = {
  d: 'M3 21l18 0M3 10l18 0M5 6l7-3l7 3M4 10l0 11M20 10l0 11M8 14l0 3M12 14l0 3M16 14l0 3',
};
/** Tabler `chart-donut-3`. */
export const iconChartDonut3: IconShape = {
  d: 'M12 3v5m4 4h5M8.929 14.582l-3.429 2.918M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
};
/** Tabler `credit-card`. */
export const iconCreditCard: IconShape = {
  d: 'M3 8a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3l0-8M3 10l18 0M7 15l.01 0M11 15l2 0',
};
/** Tabler `device-mobile`. */
export const iconDeviceMobile: IconShape = {
  d: 'M6 5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-14M11 4h2M12 17v.01',
};
/** Tabler `phone`. */
export const iconPhone: IconShape = {
  d: 'M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5 -2.5l5 2v4a2 2 0 0 1 -2 2a16 16 0 0 1 -15 -15a2 2 0 0 1 2 -2',
};
/** Tabler `download`. */
export const iconDownload: IconShape = {
  d: 'M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 11l5 5l5-5M12 4l0 12',
};
/** Tabler `external-link`. */
export const iconExternalLink: IconShape = {
  d: 'M12 6h-6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6M11 13l9-9M15 4h5v5',
};
/** Tabler `file-text`. */
export const iconFileText: IconShape = {
  d: 'M14 3v4a1 1 0 0 0 1 1h4M17 21h-10a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2M9 9l1 0M9 13l6 0M9 17l6 0',
};
/** Tabler `message-circle`. */
export const iconMessageCircle: IconShape = {
  d: 'M3 20l1.3-3.9c-2.324-3.437-1.426-7.872 2.1-10.374c3.526-2.501 8.59-2.296 11.845 .48c3.255 2.777 3.695 7.266 1.029 10.501c-2.666 3.235-7.615 4.215-11.574 2.293l-4.7 1',
};
/** Tabler `signature`. */
export const iconSignature: IconShape = {
  d: 'M3 17c3.333-3.333 5-6 5-8c0-3-1-3-2-3s-2.032 1.085-2 3c.034 2.048 1.658 4.877 2.5 6c1.5 2 2.5 2.5 3.5 1l2-3c.333 2.667 1.333 4 3 4c.53 0 2.639-2 3-2c.517 0 1.517 .667 3 2',
};
/** Tabler `ticket`. */
export const iconTicket: IconShape = {
  d: 'M15 5l0 2M15 11l0 2M15 17l0 2M5 5h14a2 2 0 0 1 2 2v3a2 2 0 0 0 0 4v3a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-3a2 2 0 0 0 0-4v-3a2 2 0 0 1 2-2',
};
/** Tabler `trending-up`. */
export const iconTrendingUp: IconShape = { d: 'M3 17l6-6l4 4l8-8M14 7l7 0l0 7' };
