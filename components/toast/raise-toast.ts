/**
 * Shows a toast in the top layer, above every dialog and sheet, also above one that opens after it. Returns what ends
 * that.
 */
export function raiseToast(toast: HTMLElement): () => void {
  const region = toast.parentElement;
  let below: Element | undefined | null = null;
  const raise = () => {
    // The last one shown is above the others.
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (dialog === below) return;
    below = dialog;
    showAbove(dialog ?? region, toast);
  };
  raise();
  const observer = new MutationObserver(raise);
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
