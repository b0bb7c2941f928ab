/**
 * Shows a toast in the top layer, and keeps it above sheets and dialogs that open after it. Returns what ends that.
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
  };
  place();
  const observer = new MutationObserver(place);
  observer.observe(document.body, { attributeFilter: ['open'], childList: true, subtree: true });
  return () => {
    observer.disconnect();
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
