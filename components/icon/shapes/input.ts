import type { IconShape } from '@/components/icon/icon';

// Icons of forms and settings.
/** Tabler `address-book`. */
export const iconAddressBook: IconShape = {
  d: 'M20 6v12a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2M10 16h6M11 11a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 8h3M4 12h3M4 16h3',
};
/** Tabler `calendar`. */
export const iconCalendar: IconShape = {
  d: 'M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12M16 3v4M8 3v4M4 11h16',
};
/** Tabler `camera`. */
export const iconCamera: IconShape = {
  d: 'M5 7h1a2 2 0 0 0 2-2a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1a2 2 0 0 0 2 2h1a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2M9 13a3 3 0 1 0 6 0a3 3 0 0 0-6 0',
};
/** Tabler `copy`. */
export const iconCopy: IconShape = {
  d: 'M7 9.667a2.667 2.667 0 0 1 2.667-2.667h8.666a2.667 2.667 0 0 1 2.667 2.667v8.666a2.667 2.667 0 0 1-2.667 2.667h-8.666a2.667 2.667 0 0 1-2.667-2.667l0-8.666M4.012 16.737a2.005 2.005 0 0 1-1.012-1.737v-10c0-1.1 .9-2 2-2h10c.75 0 1.158 .385 1.5 1',
};
/** Tabler `eye`. */
export const iconEye: IconShape = {
  d: 'M10 12a2 2 0 1 0 4 0a2 2 0 0 0-4 0M21 12c-2.4 4-5.4 6-9 6c-3.6 0-6.6-2-9-6c2.4-4 5.4-6 9-6c3.6 0 6.6 2 9 6',
};
/** Tabler `logout`. */
export const iconLogout: IconShape = {
  d: 'M14 8v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2v-2M9 12h12l-3-3M18 15l3-3',
};
/** Tabler `mail`. */
export const iconMail: IconShape = {
  d: 'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-10M3 7l9 6l9-6',
};
/** Tabler `map-pin`. */
export const iconMapPin: IconShape = {
  d: 'M9 11a3 3 0 1 0 6 0a3 3 0 0 0-6 0M17.657 16.657l-4.243 4.243a2 2 0 0 1-2.827 0l-4.244-4.243a8 8 0 1 1 11.314 0',
};
/** Tabler `minus`. */
export const iconMinus: IconShape = { d: 'M5 12l14 0' };
/** Tabler `plus`. */
export const iconPlus: IconShape = { d: 'M12 5l0 14M5 12l14 0' };
/** Tabler `search`. */
export const iconSearch: IconShape = { d: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M21 21l-6-6' };
/** Tabler `settings`. */
export const iconSettings: IconShape = {
  d: 'M10.325 4.317c.426-1.756 2.924-1.756 3.35 0a1.724 1.724 0 0 0 2.573 1.066c1.543-.94 3.31 .826 2.37 2.37a1.724 1.724 0 0 0 1.065 2.572c1.756 .426 1.756 2.924 0 3.35a1.724 1.724 0 0 0-1.066 2.573c.94 1.543-.826 3.31-2.37 2.37a1.724 1.724 0 0 0-2.572 1.065c-.426 1.756-2.924 1.756-3.35 0a1.724 1.724 0 0 0-2.573-1.066c-1.543 .94-3.31-.826-2.37-2.37a1.724 1.724 0 0 0-1.065-2.572c-1.756-.426-1.756-2.924 0-3.35a1.724 1.724 0 0 0 1.066-2.573c-.94-1.543 .826-3.31 2.37-2.37c1 .608 2.296 .07 2.572-1.065M9 12a3 3 0 1 0 6 0a3 3 0 0 0-6 0',
};
