/** What a toast stands on, where it is at the window's lower edge. */
const bars = '.dock, .tabbar';

/** Between the toast and the window's upper edge at least, in px: where a sheet is too high for it. */
const edge = 8;

/**
 * Shows a toast in the top layer, on the dock, the tab bar or the open sheet, and keeps it there while those change, as
 * at a change of screens. Returns what ends that.
 */
export function placeToast(toast: HTMLElement): () => void {
  const region = toast.parentElement;
  let shown: Element[] | undefined;
  const place = () => {
    const dialogs = [...document.querySelectorAll('dialog[open]')];
    const isSame = shown?.length === dialogs.length && shown.at(-1) === dialogs.at(-1);
    // The last one shown is above the others.
    if (!isSame) showAbove(dialogs.at(-1) ?? region, toast);
    shown = dialogs;
    const highest = window.innerHeight - toast.offsetHeight - edge;
    toast.style.setProperty('--below', `${Math.min(heightBelow(), highest)}px`);
  };
  place();
  const observer = new MutationObserver(place);
  observer.observe(document.body, {
    attributeFilter: ['hidden', 'open'],
    childList: true,
    subtree: true,
  });
  // The keyboard resizes the window.
  window.addEventListener('resize', place);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', place);
    // React removes it from where it rendered it.
    region?.append(toast);
  };
}

/** Before Chromium 114, which has popovers, only what is in a dialog is above its scrim. */
function showAbove(surface: Element | null, toast: HTMLElement): void {
  if (!('showPopover' in toast)) {
    surface?.append(toast);
    return;
  }
  toast.popover = 'manual';
  if (toast.matches(':popover-open')) toast.hidePopover();
  toast.showPopover();
}

/** The height in px of what is at the window's lower edge; a sheet's without the animation in which it rises. */
function heightBelow(): number {
  const sheet = [...document.querySelectorAll<HTMLElement>('.sheet[open]')].at(-1);
  if (sheet) return sheet.offsetHeight;
  const { innerHeight } = window;
  const tops = [...document.querySelectorAll(bars)]
    .map((bar) => bar.getBoundingClientRect())
    // Not that of a hidden screen, nor, with large text, a dock that is scrolled out of the window or far up.
    .filter(({ height, top }) => height > 0 && top < innerHeight && top > innerHeight / 2)
    .map(({ top }) => top);
  return innerHeight - Math.min(innerHeight, ...tops);
}
