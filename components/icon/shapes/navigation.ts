import type { IconShape } from '@/components/icon/icon';

// Icons of tabs, bars and rows. They are part of the first load, so no other icon is in this file.
/** Tabler `arrow-left`. */
export const iconArrowLeft: IconShape = { d: 'M5 12l14 0M5 12l6 6M5 12l6-6' };
/** Tabler `chevron-down`. */
export const iconChevronDown: IconShape = { d: 'M6 9l6 6l6-6' };
/** Tabler `chevron-right`. */
export const iconChevronRight: IconShape = { d: 'M9 6l6 6l-6 6' };
/** Tabler `headset`. */
export const iconHeadset: IconShape = {
  d: 'M4 14v-3a8 8 0 1 1 16 0v3M18 19c0 1.657-2.686 3-6 3M4 14a2 2 0 0 1 2-2h1a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3M15 14a2 2 0 0 1 2-2h1a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3',
};
/** Tabler `home`. */
export const iconHome: IconShape = {
  d: 'M5 12l-2 0l9-9l9 9l-2 0M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7M9 21v-6a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v6',
};
/** Tabler `home-filled`. */
export const iconHomeFilled: IconShape = {
  d: 'M12.707 2.293l9 9c.63 .63 .184 1.707-.707 1.707h-1v6a3 3 0 0 1-3 3h-1v-7a3 3 0 0 0-2.824-2.995l-.176-.005h-2a3 3 0 0 0-3 3v7h-1a3 3 0 0 1-3-3v-6h-1c-.89 0-1.337-1.077-.707-1.707l9-9a1 1 0 0 1 1.414 0m.293 11.707a1 1 0 0 1 1 1v7h-4v-7a1 1 0 0 1 .883-.993l.117-.007z',
  filled: true,
};
/** Tabler `receipt`. */
export const iconReceipt: IconShape = {
  d: 'M5 21v-16a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16l-3-2l-2 2l-2-2l-2 2l-2-2l-3 2m4-14h6m-6 4h6m-2 4h2',
};
/** Tabler `receipt-filled`. */
export const iconReceiptFilled: IconShape = {
  d: 'M17 2a3 3 0 0 1 3 3v16a1 1 0 0 1-1.555 .832l-2.318-1.545l-1.42 1.42a1 1 0 0 1-1.32 .083l-.094-.083l-1.293-1.292l-1.293 1.292a1 1 0 0 1-1.32 .083l-.094-.083l-1.421-1.42l-2.317 1.545l-.019 .012l-.054 .03l-.028 .017l-.054 .023l-.05 .023l-.049 .015l-.06 .019l-.052 .009l-.057 .011l-.084 .006l-.026 .003h-.022l-.049-.003h-.039l-.013-.003h-.016l-.041-.008l-.038-.005l-.015-.005l-.018-.002l-.034-.011l-.04-.01l-.019-.007l-.015-.004l-.029-.013l-.04-.015l-.021-.011l-.013-.005l-.028-.016l-.036-.018l-.014-.01l-.018-.01l-.038-.027l-.022-.014l-.01-.009l-.02-.014l-.045-.041l-.012-.008l-.024-.024l-.035-.039l-.02-.02l-.007-.011l-.011-.012l-.032-.045l-.02-.025l-.012-.019l-.03-.054l-.017-.028l-.023-.054l-.023-.05a1 1 0 0 1-.034-.108l-.01-.057l-.01-.053l-.009-.132v-16a3 3 0 0 1 3-3zm-2 12h-2a1 1 0 0 0 0 2h2a1 1 0 0 0 0-2m0-4h-6a1 1 0 0 0 0 2h6a1 1 0 0 0 0-2m0-4h-6a1 1 0 1 0 0 2h6a1 1 0 0 0 0-2',
  filled: true,
};
/** Tabler `refresh`. */
export const iconRefresh: IconShape = {
  d: 'M20 11a8.1 8.1 0 0 0-15.5-2m-.5-4v4h4M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4',
};
/** Tabler `user`. */
export const iconUser: IconShape = {
  d: 'M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2',
};
/** Drawn for the selected tab, in the outline of `user`. */
export const iconUserFilled: IconShape = {
  d: 'M12 2a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM10 14h4a5 5 0 0 1 5 5v1a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-1a5 5 0 0 1 5-5z',
  filled: true,
};
/** Tabler `x`. */
export const iconX: IconShape = { d: 'M18 6l-12 12M6 6l12 12' };
